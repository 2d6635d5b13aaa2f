import { z } from 'zod';

const ON_OR_OFF = 'must be true or false';

const onOrOff = z.boolean(ON_OR_OFF);

/** `appId`: the platform's pages and public clients disagree about the one of goods. */
const backInStock = z.union(
  [z.boolean(), z.strictObject({ appId: z.guid('must be the id of an app') })],
  "must be true, false or { appId: '…' }",
);

/**
 * The entry `features` of the shop's configuration. Every feature is off unless it is turned on.
 */
export const featuresSchema = z
  .strictObject({
    backInStock,
    cartLink: onOrOff,
    compare: onOrOff,
    offline: onOrOff,
    recentSearches: onOrOff,
    recommendations: onOrOff,
    reviews: onOrOff,
    saveForLater: onOrOff,
    wishlist: onOrOff,
  })
  .partial();

export type Features = z.output<typeof featuresSchema>;

/** Returns `FEATURE_BACK_IN_STOCK` for `backInStock`. */
const variableOf = (name: string) => `FEATURE_${name.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}`;

/**
 * Returns a build variable for each feature, `on` or `off`. The build inlines them and drops the
 * code of features that are off (see `features` in docs/customize.md).
 */
export const featureVariables = (features: Features = {}): Record<string, 'on' | 'off'> =>
  Object.fromEntries(
    Object.keys(featuresSchema.shape).map((name) => [
      variableOf(name),
      Object.entries(features).some(([key, value]) => key === name && value) ? 'on' : 'off',
    ]),
  );
