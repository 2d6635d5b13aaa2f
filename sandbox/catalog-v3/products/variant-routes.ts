import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { StoreVariant } from '../../catalog/products/store-variants';
import type { Caller } from '../../core/access-tokens';
import { readArguments } from '../../core/arguments';
import type { Platform } from '../../core/platform';
import { siteCurrency } from '../../core/site';
import {
  catalogQuery,
  cursorSearch,
  MAX_OTHERS,
  type Position,
  pagingMetadata,
  readPosition,
} from '../cursor';
import { enterV3 } from '../enter';
import { fieldsOf, isMerchant, type RequestedFields, rejectMerchantData } from '../requested-fields';
import { variantQueryFields, variantSearchFields } from '../variants/fields';
import { queryV3Variants } from '../variants/query';
import { readRelations, type V3Relations } from './relations';
import { mainCategoryOf } from './wire';
import { wireV3Choices, wireVariantFields } from './wire-variants';

const requestedFields = fieldsOf([
  'CURRENCY',
  'SUBSCRIPTION_PRICES_INFO',
  'WEIGHT_MEASUREMENT_UNIT_INFO',
  'MERCHANT_DATA',
]);
// A search under `query-variants` is a 400 on the platform.
const queryArguments = z.object({
  query: catalogQuery.nullish(),
  search: z.undefined('is not a part of this call').optional(),
  fields: requestedFields,
});
const searchArguments = z.object({
  search: cursorSearch.nullish(),
  fields: requestedFields,
});

/** The read-only list of the variants of all products. */
export function v3VariantRoutes(platform: Platform): Hono {
  const app = new Hono();

  app.post('/stores/v3/products/query-variants', async (c) => {
    const caller = await enterV3(platform, c);
    const { query, fields } = await readArguments(c, queryArguments);
    const at = readPosition(query ?? undefined, { most: MAX_OTHERS });
    return page(c, caller, at, fields, variantQueryFields);
  });

  app.post('/stores/v3/products/search-variants', async (c) => {
    const caller = await enterV3(platform, c);
    const { search, fields } = await readArguments(c, searchArguments);
    const at = readPosition(search ?? undefined, { most: MAX_OTHERS, search: search?.search ?? undefined });
    return page(c, caller, at, fields, variantSearchFields);
  });

  async function page(
    c: Context,
    caller: Caller,
    at: Position,
    requested: RequestedFields,
    fields: typeof variantQueryFields,
  ) {
    rejectMerchantData(caller, requested);
    const found = await queryV3Variants(platform, at, { fields, includeHidden: isMerchant(caller) });
    const relations = await readRelations(
      platform.db.read,
      found.variants.map(({ product }) => product),
    );
    return c.json({
      variants: found.variants.map((one) => wireReadOnlyVariant(platform, one, requested, relations)),
      pagingMetadata: pagingMetadata(at, found.variants.length, found.total),
    });
  }

  return app;
}

/** A variant with its product. The names of its choices come without a request for them. */
const wireReadOnlyVariant = (
  platform: Platform,
  { product, variant }: StoreVariant,
  fields: RequestedFields,
  { tree }: V3Relations,
) => ({
  // Deprecated on the platform.
  id: variant.guid,
  variantId: variant.guid,
  ...wireVariantFields(platform, product, variant, fields),
  optionChoices: wireV3Choices(product, variant, true),
  productData: {
    productId: product.id,
    name: product.name,
    slug: product.slug,
    handle: product.slug,
    productType: product.productType === 'physical' ? 'PHYSICAL' : 'DIGITAL',
    visible: product.visible,
    currency: siteCurrency(),
    mainCategoryId: mainCategoryOf(product, tree),
    revision: String(product.revision),
    directCategoryIds: product.collectionIds,
  },
});
