import { z } from 'zod';
import type { ShopConfig } from './shop-schema';

const WEB_ADDRESS = 'must be an address that starts with https:// or http://';
const PATH = 'must be a path of this shop, e.g. /privacy';

const address = z.url({ protocol: /^https?$/, error: WEB_ADDRESS }).max(500);
const origins = z.array(
  z.string().regex(/^https?:\/\/[\w*.:-]+$/, 'must be an origin, e.g. https://cdn.example'),
);

const shared = {
  /** `required`: nothing loads and nothing is sent before the visitor accepts. */
  consent: z.enum(['required', 'none'], 'must be "required" or "none"').default('required'),
  /** The page that the banner links to. */
  privacyPage: z
    .string()
    .regex(/^\/(?!\/)/, PATH)
    .max(200)
    .optional(),
  /** Origins that the content security policy allows in addition to those of the provider. */
  origins: z
    .strictObject({
      script: origins.max(10).optional(),
      connect: origins.max(10).optional(),
      image: origins.max(10).optional(),
    })
    .optional(),
};

/** The entry `analytics` of the shop's configuration. docs/analytics.md describes each provider. */
export const analyticsSchema = z.discriminatedUnion('provider', [
  z.strictObject({ provider: z.literal('none') }),
  z.strictObject({
    provider: z.literal('dataLayer'),
    id: z
      .string('must be an id of Google Tag Manager (GTM-…) or Google Analytics 4 (G-…)')
      .regex(
        /^(?:GTM|G)-[A-Z\d]{4,16}$/,
        'must be an id of Google Tag Manager (GTM-…) or Google Analytics 4 (G-…)',
      ),
    ...shared,
  }),
  z.strictObject({
    provider: z.literal('beacon'),
    /** The URL of the events, e.g. `https://plausible.io/api/event`. */
    endpoint: address,
    /** The site's name there. */
    domain: z.string('must be the site’s name at the provider').regex(/^[\w.:-]{1,200}$/),
    ...shared,
  }),
  z.strictObject({ provider: z.literal('webhook'), address, ...shared }),
  z.strictObject({
    provider: z.literal('custom'),
    /** For the shop's own adapter. Browsers can read them. */
    options: z.record(z.string().max(50), z.string().max(500)).default({}),
    ...shared,
  }),
]);

/** The settings of a provider, with defaults. Browsers get them. */
export type AnalyticsSettings = Exclude<z.output<typeof analyticsSchema>, { provider: 'none' }>;

/**
 * Parses the variable `ANALYTICS`: JSON as in the configuration, or `off`.
 *
 * @throws Error with one line for each invalid entry
 */
export function parseAnalytics(text: string): AnalyticsSettings | null {
  if (text === 'off') return null;
  const parsed = analyticsSchema.safeParse(readJson(text));
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  return parsed.data.provider === 'none' ? null : parsed.data;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns whether `parseAnalytics` accepts the text. */
export function isAnalyticsText(text: string): boolean {
  try {
    parseAnalytics(text);
    return true;
  } catch {
    return false;
  }
}

type Environment = Record<string, string | undefined>;

/** Returns the settings as JSON, or `off`: those of the environment before those of the shop. */
export const analyticsText = (env: Environment, { analytics = { provider: 'none' } }: ShopConfig): string =>
  env.ANALYTICS || JSON.stringify(analytics);

/**
 * Sets `ANALYTICS` to the shop's settings unless the environment has its own. The page cache
 * handler and the content security policy are plain JavaScript, which can read the environment
 * only.
 */
export function setAnalyticsVariable(env: Environment, shop: ShopConfig): void {
  env.ANALYTICS = analyticsText(env, shop);
}

/**
 * Returns whether the build contains the code of analytics. With `ANALYTICS=off` it does, because
 * another start of the server may turn them on.
 */
export const needsAnalyticsCode = (env: Environment, shop: ShopConfig): boolean =>
  env.ANALYTICS === 'off' || parseAnalytics(analyticsText(env, shop)) !== null;
