import { z } from 'zod';
import type { Money } from '@/lib/model/money';
import { analyticsSchema } from './analytics-schema';
import {
  homeSchema,
  hrefSchema,
  linkSchema,
  menuEntrySchema,
  newsletterSchema,
  paymentsSchema,
  pictureSchema,
  textSchema,
} from './entry-schemas';
import { featuresSchema } from './features-schema';
import { colorsSchema, fontsSchema } from './theme-schema';

const COUNTRY = 'must be a country of two capital letters (ISO 3166-1), such as US';
const CURRENCY = 'must be a currency of three capital letters (ISO 4217), such as USD';
const AMOUNT = "must be an amount as a text with a point, such as '6' or '4.50'";
const DRAWING = 'must be the name of a .svg file in content/images';

const country = z.string(COUNTRY).regex(/^[A-Z]{2}$/, COUNTRY);
const amount = z.string(AMOUNT).regex(/^\d{1,7}(?:\.\d{1,3})?$/, AMOUNT);
const drawing = z.string(DRAWING).regex(/^[\w-]+\.svg$/, DRAWING);
const pixels = z
  .int('must be a number of pixels')
  .min(8, 'must be at least 8')
  .max(600, 'must be at most 600');

/** Returns whether the runtime knows a locale and has its formats. */
const isLocale = (locale: string): boolean => {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf([locale]).length === 1;
  } catch {
    return false;
  }
};
const locale = z.string().refine(isLocale, 'must be a locale that this Node.js knows, such as en-GB');

const isTimeZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

const localeFormats = z.strictObject({
  dates: locale.optional(),
  numbers: locale.optional(),
  /** How amounts name their currency: $12, US$12, USD 12, 12 US dollars. */
  currency: z
    .enum(['symbol', 'narrowSymbol', 'code', 'name'], 'must be symbol, narrowSymbol, code or name')
    .optional(),
});

/**
 * Returns the schema of `shop.config.ts`. Every entry may be absent (lib/config/shop.ts has the
 * defaults). With `langs`, the languages that the shop knows, it rejects texts and formats of
 * others.
 */
export function shopSchema(langs?: readonly string[]) {
  const text = textSchema(langs);
  const link = linkSchema(langs);
  const menu = z.array(menuEntrySchema(langs)).max(40, 'must have at most 40 entries');
  return z
    .strictObject({
      name: z.string('must be a text').min(1, 'must not be empty').max(60, 'must have at most 60 characters'),
      title: text,
      description: text,
      about: text,
      logo: z.strictObject({ file: drawing, width: pixels, height: pixels, fileOnDark: drawing.optional() }),
      favicon: drawing,
      colors: colorsSchema,
      fonts: fontsSchema,
      contact: z
        .strictObject({
          email: z.email('must be an email address'),
          phone: z.string().regex(/^\+?[\d ()-]{3,30}$/, 'must be a phone number'),
          address: text,
        })
        .partial(),
      social: z.array(z.strictObject({ name: z.string().min(1).max(40), href: hrefSchema })).max(12),
      banner: z.strictObject({ text, href: hrefSchema.optional() }),
      navigation: menu,
      footer: z.array(z.strictObject({ title: text, links: menu })).max(6, 'must have at most 6 groups'),
      legal: z.array(link).max(12, 'must have at most 12 links'),
      home: homeSchema(langs),
      signInPicture: pictureSchema(langs),
      analytics: analyticsSchema,
      features: featuresSchema,
      catalogLang: z.string().refine(isLocale, 'must be a language code such as en'),
      languages: z
        .array(
          langs ? z.enum(langs, `must be one of ${langs.join(', ')}`) : z.string(),
          'must be a list of languages',
        )
        .min(1, 'must name a language')
        .refine((all) => new Set(all).size === all.length, 'must name each language once'),
      currency: z.string(CURRENCY).regex(/^[A-Z]{3}$/, CURRENCY),
      country,
      timeZone: z
        .string()
        .refine(isTimeZone, 'must be a time zone that this Node.js knows, such as Europe/Berlin'),
      formats: z.partialRecord(langs ? z.enum(langs) : z.string(), localeFormats),
      delivery: z.strictObject({
        cost: amount,
        costAbroad: amount.optional(),
        days: z
          .string('must be a text')
          .min(1, 'must not be empty')
          .max(20, 'must have at most 20 characters'),
        freeFrom: z.record(country, amount).optional(),
      }),
      productsPerPage: z
        .int('must be a whole number')
        .min(8, 'must be at least 8')
        .max(100, 'must be at most 100'),
      promises: z.array(text).max(6, 'must have at most 6 promises'),
      payments: paymentsSchema,
      help: z.array(link).max(4, 'must have at most 4 links'),
      newsletter: newsletterSchema(langs),
      openSections: z.array(z.string().min(1).max(100)).max(20, 'must have at most 20 titles'),
      preselect: z.array(z.string().min(1).max(100)).max(20, 'must have at most 20 names of options'),
      giftCards: z.array(z.string().min(1).max(200)).max(50, 'must have at most 50 slugs'),
    })
    .partial()
    .refine(({ newsletter, features }) => !(newsletter && features?.forms?.newsletter), {
      path: ['newsletter'],
      error: 'must be left out, because features.forms.newsletter names the form for it',
    });
}

/** The content of `shop.config.ts`. */
export type ShopConfig = z.input<ReturnType<typeof shopSchema>>;
/** The same, after validation. */
type ValidShopConfig = z.output<ReturnType<typeof shopSchema>>;

/**
 * The merchant's shop: `shop.config.ts` with a value for everything that pages cannot do without.
 */
export type Shop = ValidShopConfig &
  Required<
    Pick<
      ValidShopConfig,
      | ('name' | 'catalogLang' | 'currency' | 'country' | 'timeZone')
      | ('productsPerPage' | 'promises' | 'giftCards' | 'features')
    >
  >;

const DEFAULTS = {
  name: 'Shop',
  catalogLang: 'en',
  currency: 'USD',
  country: 'US',
  timeZone: 'UTC',
  productsPerPage: 100,
  promises: [],
  giftCards: [],
  features: {},
} satisfies ShopConfig;

/**
 * Returns a configuration with its defaults.
 *
 * @throws ZodError for an invalid one. A build or a server ends earlier than that
 *   (`requireUsableShop`)
 */
export const readShop = (config: ShopConfig): Shop => ({ ...DEFAULTS, ...shopSchema().parse(config) });

/** The part of the configuration that the browser needs, too. */
export type ShopFacts = Pick<Shop, 'catalogLang' | 'currency' | 'country' | 'timeZone'> & {
  formats: NonNullable<Shop['formats']>;
  /** Subtotals from which delivery is free, by country. */
  freeFrom: Partial<Record<string, Money>>;
};

export const factsOf = ({
  catalogLang,
  currency,
  country,
  timeZone,
  formats = {},
  delivery,
}: Shop): ShopFacts => ({
  catalogLang,
  currency,
  country,
  timeZone,
  formats,
  freeFrom: Object.fromEntries(
    Object.entries(delivery?.freeFrom ?? {}).map(([place, amount]) => [place, { amount, currency }]),
  ),
});

/** Returns the origin that the newsletter's form submits to, or an empty text without one. */
export const newsletterOrigin = ({ newsletter }: Pick<ShopConfig, 'newsletter'>): string =>
  newsletter ? new URL(newsletter.action).origin : '';

/**
 * Sets `NEWSLETTER_ORIGIN`. The page cache handler and the content security policy are plain
 * JavaScript, which can read the environment only.
 */
export function setNewsletterVariable(env: Record<string, string | undefined>, shop: ShopConfig): void {
  env.NEWSLETTER_ORIGIN = newsletterOrigin(shop);
}
