import type { Database } from '../db/database';
import type { AccessTokens } from './access-tokens';
import type { Clock } from './clock';
import type { Site } from './site';
import type { SiteOptions } from './site-options';

/**
 * The dependencies of every domain. There is one per sandbox. Domains receive it and do not import
 * another domain's.
 *
 * A domain that calls a higher one, which it cannot import, adds what it calls to this interface
 * (`declare module`). `sandbox/app.ts` hands it to all domains as `HIGHER_DOMAINS`.
 */
export interface Platform {
  db: Database;
  clock: Clock;
  tokens: AccessTokens;
  /** The origin of hosted pages and pictures, e.g. `http://localhost:4000`. No trailing slash. */
  origin: string;
  /** The API key that makes a caller an admin; starts with `IST.`. */
  apiKey: string;
  /** Folder for files that the sandbox writes. */
  dataFolder: string;

  /** Folder for pictures that it has resized. */
  pictureFolder: string;
  site: Site;
  /** What a control chooses about the site's answers. A reset restores the defaults. */
  siteOptions: SiteOptions;
  /** The folder of the site's seed, with the pictures, videos and files that it sells. */
  seedFolder: string;
}

/** The OAuth app of a fresh sandbox, and the shop's default `WIX_CLIENT_ID` in the sandbox. */
export const SANDBOX_CLIENT_ID = '5a4d8b0e-0000-4000-8000-5a4db0c0ffee';
/**
 * The API key of a fresh sandbox. Not a secret: the sandbox listens on loopback and holds demo
 * data.
 */
export const SANDBOX_API_KEY = 'IST.sandbox.admin';
/** The id of the sandbox's only site. */
export const SITE_ID = '5a4db0c0-0517-4e00-8000-000000000001';
/** The platform's id of the Stores catalog, in `catalogReference.appId`. */
export const STORES_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
/** A second id of the same catalog that other clients send. */
export const STORES_APP_ID_LEGACY = '1380b703-ce81-ff05-f115-39571d94dfcd';
/** The variant of a product without options. */
export const DEFAULT_VARIANT_ID = '00000000-0000-0000-0000-000000000000';
/**
 * The category that exists on every site and holds every product; slug `all-products`. Catalog V1
 * has another id for it (`catalog/all-products.ts`).
 */
export const ALL_PRODUCTS_ID = '5a4db0c0-0a11-4c00-8000-000000000001';
