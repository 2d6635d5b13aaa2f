import { z } from 'zod';
// The loader of next.config.ts resolves the alias @/ only in that file itself.
import { PURPOSES } from '../model/content';

/** A text for all languages, or one for each by its code: `{ en: 'Shop', de: 'Laden' }`. */
export type Text = string | Readonly<Record<string, string>>;

/** Longer texts belong on a page of text (docs/pages.md). */
const MAX_TEXT_LENGTH = 1_000;

/** With `langs`, a text may be in these only. The first one is required, because it replaces absent ones. */
export function textSchema(langs?: readonly string[]): z.ZodType<Text, Text> {
  const one = z
    .string('must be a text')
    .min(1, 'must not be empty')
    .max(MAX_TEXT_LENGTH, `must have at most ${MAX_TEXT_LENGTH} characters`);
  const known = langs ?? [];
  const byLang = z.record(z.string(), one).superRefine((texts, context) => {
    const [main] = known;
    const wrong = Object.keys(texts).find((code) => known.length > 0 && !known.includes(code));
    if (wrong !== undefined)
      context.addIssue({
        code: 'custom',
        path: [wrong],
        message: `is not a language of the shop (${known.join(', ')})`,
      });
    if (main !== undefined && !(main in texts))
      context.addIssue({
        code: 'custom',
        message: `must have a text in ${main}, which replaces those in other languages`,
      });
  });
  // `z.union` would report every problem of both forms without naming the one that was meant.
  return z.custom<Text>().superRefine((value: unknown, context) => {
    const isText = typeof value === 'string';
    if (!isText && (typeof value !== 'object' || value === null || Array.isArray(value))) {
      const example = known.map((code) => `${code}: '…'`).join(', ') || "en: '…'";
      context.addIssue({ code: 'custom', message: `must be a text, or one by language: { ${example} }` });
      return;
    }
    const { error } = isText ? one.safeParse(value) : byLang.safeParse(value);
    for (const { path, message } of error?.issues ?? []) context.addIssue({ code: 'custom', path, message });
  });
}

const HREF = 'must be a path of the shop such as /products, or an address with https:, mailto: or tel:';

/** A path or an address that is safe in a link. */
export const hrefSchema = z
  .string(HREF)
  .max(500, 'must have at most 500 characters')
  .regex(/^(?:\/(?![/\\])|https:\/\/|mailto:|tel:)[^\s\\]*$/, HREF);

export const linkSchema = (langs?: readonly string[]) =>
  z.strictObject({ label: textSchema(langs), href: hrefSchema });

/** The shop fills them. `categories`: one for each. `pages`: those that name the menu (docs/pages.md). */
const LINK_NAMES = ['all-products', 'categories', 'gifts', 'blog', 'orders', 'contact', 'pages'] as const;

export function menuEntrySchema(langs?: readonly string[]) {
  const link = linkSchema(langs);
  return z.union([z.enum(LINK_NAMES), link], {
    error: `must be { label, href } or one of ${LINK_NAMES.join(', ')}`,
  });
}

const FILE = 'must be the name of a .jpg, .png, .webp or .avif file in content/images';

export const SECTION = 'must be the name of a section of own/sections.tsx, such as opening-hours';
export const sectionName = z.string(SECTION).regex(/^[a-z][a-z\d-]{0,60}$/, SECTION);
const sectionNames = z.array(sectionName, SECTION).max(10, 'must have at most 10 sections');

/** docs/own.md says where these places are. */
const PLACES = [
  'header',
  'footer',
  'buy',
  'description',
  'product',
  'card-corner',
  'card-foot',
  'list-head',
  'category',
  'summary',
  'cart',
  'order',
] as const;
const PLACE = `must be one of ${PLACES.join(', ')}`;

export const placesSchema = z.partialRecord(z.enum(PLACES, PLACE), sectionNames);

export const pictureSchema = (langs?: readonly string[]) =>
  z.strictObject({
    file: z.string(FILE).regex(/^[\w-]+\.(?:jpe?g|png|webp|avif)$/, FILE),
    alt: textSchema(langs),
    /** The side with room for text. */
    space: z.enum(['start', 'end'], 'must be start or end').optional(),
  });

const PERCENT = 'must be a percentage of the picture, from 0 to 100';
const PLACE_IN_PICTURE = 'must be the percentages from the left and from the top, such as [47, 66]';
const THINGS = 'must have from 1 to 20 things';
const MAX_THINGS = 20;
/** The highest number of one thing. */
export const MAX_OF_THING = 50;

const percentage = z.number(PERCENT).min(0, PERCENT).max(100, PERCENT);

const choiceName = z
  .string('must be a text')
  .min(1, 'must not be empty')
  .max(100, 'must have at most 100 characters');
/** TypeScript gives each of several objects in a list the names of the others, as undefined. */
const choicesSchema = z
  .record(choiceName, choiceName.optional())
  .transform((choices) =>
    Object.fromEntries(
      Object.entries(choices).flatMap(([option, choice]) => (choice === undefined ? [] : [[option, choice]])),
    ),
  );

/** Also read from the CMS (lib/content/site-content.ts). */
export const thingsSchema = z
  .array(
    z.strictObject({
      /** The product, by its address. */
      slug: z.string().min(1).max(200),
      /** Its middle in the picture. Pictures are not mirrored, so left is left in every language. */
      at: z.tuple([percentage, percentage], PLACE_IN_PICTURE),
      /** How many of it the set has. Absent: 1. */
      quantity: z
        .int('must be a whole number')
        .min(1, 'must be at least 1')
        .max(MAX_OF_THING, `must be at most ${MAX_OF_THING}`)
        .optional(),
      /** Option name → choice name, as in the site's main language. */
      choices: choicesSchema.optional(),
    }),
    THINGS,
  )
  .min(1, THINGS)
  .max(MAX_THINGS, THINGS)
  .refine(
    (things) =>
      new Set(things.map(({ slug, choices }) => JSON.stringify([slug, choices]))).size === things.length,
    'must not have a product with the same choices twice',
  );

/** A picture with links on its things. */
export const setSchema = (langs?: readonly string[]) =>
  z.strictObject({
    type: z.literal('set'),
    title: textSchema(langs),
    text: textSchema(langs).optional(),
    picture: pictureSchema(langs).omit({ space: true }),
    things: thingsSchema,
  });

export type SetValue = z.output<ReturnType<typeof setSchema>>;

const PAYMENT_METHODS = [
  'visa',
  'mastercard',
  'amex',
  'discover',
  'maestro',
  'paypal',
  'apple-pay',
  'google-pay',
  'klarna',
  'ideal',
  'twint',
  'bank-transfer',
  'invoice',
  'gift-card',
] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

const METHOD = `must be one of ${PAYMENT_METHODS.join(', ')}`;
const ADDRESS = 'must be an address that starts with https://';
const FIELD = 'must be the name of a field: letters, digits, hyphens, underscores and brackets';

const fieldName = z.string(FIELD).regex(/^[\w[\]-]{1,80}$/, FIELD);

export const paymentsSchema = z
  .array(z.enum(PAYMENT_METHODS, METHOD))
  .max(PAYMENT_METHODS.length, `must have at most ${PAYMENT_METHODS.length} methods`)
  .refine((methods) => new Set(methods).size === methods.length, 'must not name a method twice');

/** The provider takes the email as a plain POST. */
export function newsletterSchema(langs?: readonly string[]) {
  const text = textSchema(langs);
  return z.strictObject({
    action: z.url({ protocol: /^https$/, error: ADDRESS }).max(500),
    /** The provider's name of the field for the email. */
    emailField: fieldName.default('email'),
    /** Fields that the provider requires in addition to the email, such as the id of a list. */
    fields: z.record(fieldName, z.string().max(500)).optional(),
    title: text.optional(),
    text: text.optional(),
    /** The consent text next to the required checkbox. */
    consent: text,
  });
}

const PROVIDER_ADDRESS = 'must be an address that starts with https:// or http://';
const SHOP_PATH = 'must be a path of this shop, e.g. /privacy';

const providerAddress = z.url({ protocol: /^https?$/, error: PROVIDER_ADDRESS }).max(500);
const origins = z.array(
  z.string().regex(/^https?:\/\/[\w*.:-]+$/, 'must be an origin, e.g. https://cdn.example'),
);

/** Origins of other programs, such as a chat, on every page. */
export const policySchema = z
  .strictObject({
    script: origins.max(10),
    connect: origins.max(10),
    image: origins.max(10),
    frame: origins.max(10),
    style: origins.max(10),
    font: origins.max(10),
    media: origins.max(10),
  })
  .partial();

const sharedByProviders = {
  purpose: z.enum(PURPOSES, `must be one of ${PURPOSES.join(', ')}`).default('statistics'),
  /** `required`: nothing loads and nothing is sent before the visitor accepts. */
  consent: z.enum(['required', 'none'], 'must be "required" or "none"').default('required'),
  /** The page that the banner links to. */
  privacyPage: z
    .string()
    .regex(/^\/(?!\/)/, SHOP_PATH)
    .max(200)
    .optional(),
  /** Origins that the content security policy allows in addition to the provider's own. */
  origins: z
    .strictObject({
      script: origins.max(10).optional(),
      connect: origins.max(10).optional(),
      image: origins.max(10).optional(),
    })
    .optional(),
};

/** docs/analytics.md describes each provider. */
const providerSchema = z.discriminatedUnion(
  'provider',
  [
    z.strictObject({ provider: z.literal('none') }),
    z.strictObject({
      provider: z.literal('dataLayer'),
      id: z
        .string('must be an id of Google Tag Manager (GTM-…) or Google Analytics 4 (G-…)')
        .regex(
          /^(?:GTM|G)-[A-Z\d]{4,16}$/,
          'must be an id of Google Tag Manager (GTM-…) or Google Analytics 4 (G-…)',
        ),
      ...sharedByProviders,
    }),
    z.strictObject({
      provider: z.literal('beacon'),
      /** The URL of the events, e.g. `https://plausible.io/api/event`. */
      endpoint: providerAddress,
      /** The site's name there. */
      domain: z.string('must be the site’s name at the provider').regex(/^[\w.:-]{1,200}$/),
      ...sharedByProviders,
    }),
    z.strictObject({ provider: z.literal('webhook'), address: providerAddress, ...sharedByProviders }),
    z.strictObject({
      provider: z.literal('custom'),
      /** For the shop's own adapter. Browsers can read them. */
      options: z.record(z.string().max(50), z.string().max(500)).default({}),
      ...sharedByProviders,
    }),
    z.strictObject({
      provider: z.literal('script'),
      /** A program, such as a chat. It gets no events. */
      src: z.url({ protocol: /^https?$/, error: PROVIDER_ADDRESS }).max(500),
      /** The company that visitors agree to. Absent: the host of the script. */
      name: z.string().min(1).max(60).optional(),
      ...sharedByProviders,
    }),
  ],
  'must be none, dataLayer, beacon, webhook, custom or script',
);

type Provider = z.input<typeof providerSchema>;
const MAX_PROVIDERS = 6;
const providers = z.array(providerSchema).max(MAX_PROVIDERS, `must have at most ${MAX_PROVIDERS} providers`);

export type AnalyticsSettings = Exclude<z.output<typeof providerSchema>, { provider: 'none' }>;

/** A provider, or a list of them. `z.union` would not name the entry that is wrong. */
export const analyticsSchema = z
  .custom<Provider | readonly Provider[]>()
  .transform((value: unknown, context): AnalyticsSettings[] => {
    const { data, error } = Array.isArray(value)
      ? providers.safeParse(value)
      : providerSchema.safeParse(value);
    for (const { path, message } of error?.issues ?? []) context.addIssue({ code: 'custom', path, message });
    return [data ?? []].flat().flatMap((one) => (one.provider === 'none' ? [] : one));
  });
