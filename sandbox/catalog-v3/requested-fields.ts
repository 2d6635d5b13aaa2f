import { z } from 'zod';
import type { Caller } from '../core/access-tokens';
import { plainError } from '../core/errors';

/** Parts of a product that a response contains only on request: the platform's whole list. */
const REQUESTED_FIELDS = [
  'URL',
  'CURRENCY',
  'INFO_SECTION',
  'MERCHANT_DATA',
  'PLAIN_DESCRIPTION',
  'INFO_SECTION_PLAIN_DESCRIPTION',
  'SUBSCRIPTION_PRICES_INFO',
  'BREADCRUMBS_INFO',
  'WEIGHT_MEASUREMENT_UNIT_INFO',
  'VARIANT_OPTION_CHOICE_NAMES',
  'MEDIA_ITEMS_INFO',
  'DESCRIPTION',
  'DIRECT_CATEGORIES_INFO',
  'ALL_CATEGORIES_INFO',
  'INFO_SECTION_DESCRIPTION',
  'THUMBNAIL',
  'PRODUCT_CHOICES_MEDIA_REFERENCES',
  'PRODUCT_CHOICES_DISPLAY_IMAGE',
  'MIN_PRICE_VARIANT',
  'DISCOUNT_INFO',
];

/** `fields`, with one value or several, of a list that the call declares. */
export const fieldsOf = (names: string[]) =>
  z
    .preprocess(
      (value) => (value == null ? [] : Array.isArray(value) ? value : [value]),
      z.array(z.enum(names)),
    )
    .transform((fields): RequestedFields => new Set(fields));

export const requestedFields = fieldsOf(REQUESTED_FIELDS);
export type RequestedFields = ReadonlySet<string>;

export const NO_FIELDS: RequestedFields = new Set();

/** Whether the caller reads costs and hidden products. */
export const isMerchant = (caller: Caller): boolean => caller.kind === 'admin';

/** @throws PlatformError 403 for costs that a shopper requests. */
export function rejectMerchantData(caller: Caller, fields: RequestedFields): void {
  if (fields.has('MERCHANT_DATA') && !isMerchant(caller)) throw plainError(403, 'Permission denied');
}
