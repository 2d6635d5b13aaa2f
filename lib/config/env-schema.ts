import { z } from 'zod';
import { type AnalyticsSettings, analyticsSchema } from './entry-schemas';
import { LIVE_API_ORIGIN, LIVE_MEDIA_ORIGIN } from './platform-origins.mjs';
import type { ShopConfig } from './shop-schema';

const WEB_ADDRESS = 'must be an address that starts with http:// or https://';
const CLIENT_ID = 'must be an id of 32 hexadecimal digits with hyphens, as the Wix dashboard shows it';
const PROXIES = 'must be a whole number from 0 to 10';
const CALLS = 'must be a whole number from 20 to 1000000';
const PRODUCTS = 'must be a whole number from 0 to 50000';
const FACTOR = 'must be a number above 0 and at most 10000';

const origin = z
  // Without `abort`, the next check would throw on an invalid URL and not name the variable.
  .url({ protocol: /^https?$/, abort: true, error: WEB_ADDRESS })
  .refine((value) => new URL(value).pathname === '/' && new URL(value).search === '', {
    message: 'must be an origin: scheme, host and port only',
  })
  .transform((value) => new URL(value).origin);

const redis = z.url({
  protocol: /^rediss?$/,
  error: 'must be an address that starts with redis:// or rediss://',
});

/** A key in PEM, or PEM in base64 on one line, as the Wix dashboard shows it. */
const publicKey = z
  .string()
  .transform((text) => (text.includes('-----BEGIN') ? text : Buffer.from(text, 'base64').toString()))
  .transform((text) => text.replaceAll('\\n', '\n').trim())
  .refine(
    (text) => /^-----BEGIN (?:RSA )?PUBLIC KEY-----[\s\S]+-----END (?:RSA )?PUBLIC KEY-----$/.test(text),
    {
      message: 'must be a public key in PEM',
    },
  );

const SANDBOX_CLIENT_ID = '5a4d8b0e-0000-4000-8000-5a4db0c0ffee';

type Environment = Record<string, string | undefined>;

/** Treats an empty variable as unset. */
const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

/** A secret that may be a part of an address or a header. */
const urlSecret = z
  .string()
  .regex(/^[\w-]{32,200}$/, 'must be 32 to 200 letters, digits, hyphens or underscores');

/** Every variable that the shop reads. `.env.example` lists the same names. */
export const envSchema = z.object({
  WIX_CLIENT_ID: optional(z.uuid(CLIENT_ID).default(SANDBOX_CLIENT_ID)),
  WIX_API_ORIGIN: optional(origin.default(LIVE_API_ORIGIN)),
  PLATFORM_CALLS_PER_MINUTE: optional(
    z.coerce.number(CALLS).int(CALLS).min(20, CALLS).max(1_000_000, CALLS).default(200),
  ),
  SEARCH_INDEX_PRODUCTS: optional(
    z.coerce.number(PRODUCTS).int(PRODUCTS).min(0, PRODUCTS).max(50_000, PRODUCTS).default(10_000),
  ),
  WIX_CART: optional(z.enum(['v1', 'v2'], 'must be v1 or v2').default('v2')),
  WIX_CATALOG: optional(z.enum(['auto', 'v1', 'v3'], 'must be auto, v1 or v3').default('auto')),
  WIX_MEDIA_ORIGIN: optional(origin.default(LIVE_MEDIA_ORIGIN)),
  SITE_URL: optional(origin.default('http://localhost:3000')),
  SITE_INDEXABLE: optional(z.enum(['on', 'off'], 'must be on or off').default('on')),
  REDIS_URL: optional(redis.optional()),
  REDIS_CACHE_URL: optional(redis.optional()),
  DEPLOYMENT_ID: optional(
    z
      .string()
      .regex(/^[\w-]{1,32}$/, 'must be 1 to 32 letters, digits, hyphens or underscores')
      .optional(),
  ),
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: optional(z.string().min(16).optional()),
  WEB_VITALS: optional(z.enum(['on', 'off']).default('off')),
  ANALYTICS: optional(
    z
      .string()
      .max(5_000)
      .refine(isAnalyticsText, 'must be off, or settings in JSON (see docs/analytics.md)')
      .optional(),
  ),
  SESSION_SECRET: optional(z.string().min(32, 'must have at least 32 characters').optional()),
  PREVIEW_SECRET: optional(urlSecret.optional()),
  READINESS_SECRET: optional(urlSecret.optional()),
  STANDALONE: optional(z.enum(['on', 'off']).default('off')),
  TRUSTED_PROXIES: optional(
    z.coerce.number(PROXIES).int(PROXIES).min(0, PROXIES).max(10, PROXIES).default(0),
  ),
  PAGE_MEMORY: optional(z.enum(['on', 'off']).default('on')),
  LIMIT_FACTOR: optional(z.coerce.number(FACTOR).positive(FACTOR).max(10_000, FACTOR).default(1)),
  WIX_APP_ID: optional(z.uuid(CLIENT_ID).optional()),
  WIX_WEBHOOK_PUBLIC_KEY: optional(publicKey.optional()),
  LOG_LEVEL: optional(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info')),
  MAINTENANCE: optional(z.enum(['on', 'off']).default('off')),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url({ protocol: /^https?$/, error: WEB_ADDRESS }).optional()),
});

/** One line for each invalid variable, never with its value: some are secrets. */
export function envProblems(source: Environment): string[] {
  const { error } = envSchema.safeParse(source);
  const lines = new Map<string, string>();
  for (const { path, message } of error?.issues ?? []) {
    const name = path.join('.');
    if (!lines.has(name)) lines.set(name, `${name}: ${message}`);
  }
  return [...lines.values()];
}

/**
 * Ends the process with exit code 1: a thrown error would print a stack trace for each page of a build.
 * instrumentation.ts calls it, too, for servers that do not read next.config.ts (`output: 'standalone'`).
 */
export function requireUsableEnv(source: Environment): void {
  const problems = envProblems(source);
  if (problems.length === 0) return;
  for (const problem of problems) console.error(`✖ ${problem} (see .env.example)`);
  process.exit(1);
}

/** Null for `off` and without a provider. @throws Error with one line for each invalid entry */
export function parseAnalytics(text: string): AnalyticsSettings[] | null {
  if (text === 'off') return null;
  const parsed = analyticsSchema.safeParse(readJson(text));
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  return parsed.data.length > 0 ? parsed.data : null;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function isAnalyticsText(text: string): boolean {
  try {
    parseAnalytics(text);
    return true;
  } catch {
    return false;
  }
}

/** JSON, or `off`. The environment's settings take precedence over the shop's. */
export const analyticsText = (env: Environment, { analytics = { provider: 'none' } }: ShopConfig): string =>
  env.ANALYTICS || JSON.stringify(analytics);

/** The page cache handler and the content security policy are JavaScript that reads only the environment. */
export function setShopVariables(env: Environment, shop: ShopConfig): void {
  env.ANALYTICS = analyticsText(env, shop);
  env.NEWSLETTER_ORIGIN = newsletterOrigin(shop);
  env.POLICY = policyText(shop);
}

export const policyText = ({ policy = {} }: Pick<ShopConfig, 'policy'>): string => JSON.stringify(policy);

export const newsletterOrigin = ({ newsletter }: Pick<ShopConfig, 'newsletter'>): string =>
  newsletter ? new URL(newsletter.action).origin : '';

/** With `ANALYTICS=off`, too, because another start of the server may turn them on. */
export const needsAnalyticsCode = (env: Environment, shop: ShopConfig): boolean =>
  env.ANALYTICS === 'off' || parseAnalytics(analyticsText(env, shop)) !== null;
