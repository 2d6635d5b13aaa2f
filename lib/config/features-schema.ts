import { z } from 'zod';
import { deliveryDateSchema, scaleFigureSchema, sizeGuideSchema } from './details-schema';
import { giftCardsSchema } from './gift-cards-schema';

const ON_OR_OFF = 'must be true or false';

/** Each has pages and prices of its own in the caches. */
const MOST_CURRENCIES = 10;

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
      .max(MOST_CURRENCIES, `must have at most ${MOST_CURRENCIES} currencies`),
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

export type Features = z.output<typeof featuresSchema>;

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
