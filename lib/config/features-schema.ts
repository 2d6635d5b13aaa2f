import { z } from 'zod';
import { pictureSchema } from './entry-schemas';

const AMOUNT = "must be an amount as a text with a point, such as '50' or '49.50'";
const ID = 'must be an id of the gift-card app, such as dc6685fb-b31e-530e-8825-c73415adf7f3';

const amount = z.string(AMOUNT).regex(/^\d{1,7}(?:\.\d{1,3})?$/, AMOUNT);
const id = z.guid(ID);

/**
 * The gift cards of the platform's app. A visitor's token may not read its catalog, so the shop
 * specifies the product and its amounts.
 */
const giftCardsSchema = z.strictObject({
  productId: id,
  amounts: z
    .array(
      z.strictObject({
        /** The amount that the card pays. */
        value: amount,
        /** The app's variant of this value. */
        variantId: id,
        /** The price of the card, where that differs. */
        price: amount.optional(),
      }),
    )
    .min(1, 'must have at least one amount')
    .max(12, 'must have at most 12 amounts'),
  /** The bounds of an amount of the shopper's own. */
  custom: z
    .strictObject({ min: amount, max: amount })
    .refine(({ min, max }) => Number(min) <= Number(max), 'min must be at most max')
    .optional(),
  picture: pictureSchema().optional(),
});

const CUT_OFF = "must be a time of the shop's time zone, such as '14:00'";
const DAYS = 'must be days of the week from 0, which is Sunday, to 6';
const PAGE = 'must be a path of this shop, such as /size-guide';

const name = z.string().min(1).max(100);
const names = (what: string) => z.array(name).min(1).max(20, `must have at most 20 ${what}`);

/** Orders before the cut-off are prepared on the same working day. */
const deliveryDateSchema = z.strictObject({
  cutOff: z.string(CUT_OFF).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, CUT_OFF),
  workingDays: z.array(z.int(DAYS).min(0, DAYS).max(6, DAYS)).min(1).max(7).optional(),
});

const sizeGuideSchema = z.strictObject({
  /** Options of a product that need a size guide. */
  options: names('names of options'),
  /** Titles of the info sections that are a size guide. */
  sections: names('titles').optional(),
  /** The page for products without such a section. */
  page: z
    .string(PAGE)
    .regex(/^\/[\p{Ll}\p{Lo}\p{N}_-]{1,100}$/u, PAGE)
    .optional(),
});

const scaleFigureSchema = z.strictObject({
  /** Titles of the info sections with the dimensions. */
  sections: names('titles'),
  beside: z.enum(['mug', 'hand'], 'must be mug or hand'),
});

const ON_OR_OFF = 'must be true or false';

/** Each has its own pages and prices in the caches. */
const MAX_CURRENCIES = 10;

const onOrOff = z.boolean(ON_OR_OFF);

/** `appId`: the platform's pages and public clients disagree about the one of goods. */
const backInStock = z.union(
  [z.boolean(), z.strictObject({ appId: z.guid('must be the id of an app') })],
  "must be true, false or { appId: '…' }",
);
/** Also in a message about a wrong entry, so it shows what an id looks like. */
const formId = z.guid('must be the id of a form, such as 0f8fad5b-d9cb-469f-a165-70867728950e');

const PROVIDERS = 'must name google, facebook, or both';
const socialSignIn = z
  .array(z.enum(['google', 'facebook'], PROVIDERS))
  .min(1, PROVIDERS)
  .refine((providers) => new Set(providers).size === providers.length, 'must not name a provider twice');

/** A provider that shoppers can sign in with. */
export type SocialProvider = z.output<typeof socialSignIn>[number];

/**
 * The entry `features` of the shop's configuration. Every feature is off unless it is turned on.
 */
export const featuresSchema = z
  .strictObject({
    backInStock,
    cartLink: onOrOff,
    compare: onOrOff,
    /** Other currencies to which the platform converts prices. */
    currencies: z
      .array(z.string().regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code such as EUR'))
      .max(MAX_CURRENCIES, `must have at most ${MAX_CURRENCIES} currencies`),
    deliveryDate: deliveryDateSchema,
    /** Forms that the merchant made on the platform, by their use in the shop. */
    forms: z.strictObject({ newsletter: formId, contact: formId, returns: formId }).partial(),
    giftCards: giftCardsSchema,
    offline: onOrOff,
    recentSearches: onOrOff,
    recommendations: onOrOff,
    reviews: onOrOff,
    saveForLater: onOrOff,
    scaleFigure: scaleFigureSchema,
    sizeGuide: sizeGuideSchema,
    socialSignIn,
    /** Languages in which the site has texts of its catalog. */
    translatedCatalog: z.array(z.string().regex(/^[a-z]{2,3}$/, 'must be a language code such as de')),
    wishlist: onOrOff,
  })
  .partial();

type Features = z.output<typeof featuresSchema>;

/** Returns `FEATURE_BACK_IN_STOCK` for `backInStock`. */
const variableOf = (name: string) => `FEATURE_${name.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}`;

/** An empty list is off. */
const isOn = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/**
 * Returns a build variable for each feature, `on` or `off`. The build inlines them and drops the
 * code of features that are off (see `features` in docs/customize.md).
 */
export const featureVariables = (features: Features = {}): Record<string, 'on' | 'off'> =>
  Object.fromEntries(
    Object.keys(featuresSchema.shape).map((name) => [
      variableOf(name),
      Object.entries(features).some(([key, value]) => key === name && isOn(value)) ? 'on' : 'off',
    ]),
  );

/** Pages of features, as patterns of rewrites without a language. */
const PAGES: Partial<Record<keyof Features, readonly string[]>> = {
  cartLink: ['/cart/link'],
  compare: ['/compare'],
  giftCards: ['/gift-card', '/gift-card/form'],
  offline: ['/offline'],
  reviews: ['/products/:slug/reviews', '/products/:slug/reviews/new'],
  wishlist: ['/wishlist', '/wishlist/shared'],
};

/**
 * Returns the pages that do not exist because their feature is off. A page that is rendered per
 * request has the status 200 before it can say so, so next.config.ts rewrites them to a real 404.
 */
export const absentPages = (features: Features): string[] => [
  ...Object.entries(PAGES).flatMap(([name, paths]) =>
    Object.entries(features).some(([key, value]) => key === name && value) ? [] : paths,
  ),
  // An unknown form has no page either.
  `/forms/:use(${features.forms ? '(?!(?:contact|newsletter)$)' : ''}[^/]*)`,
];
