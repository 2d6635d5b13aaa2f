import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { queryProducts } from '../../catalog/products/query';
import { findProductById } from '../../catalog/products/store';
import type { StoredProduct } from '../../catalog/types';
import { unknownChoice, variantsMatching } from '../../catalog/variants/choices';
import { hasV3 } from '../../catalog/version';
import type { Caller } from '../../core/access-tokens';
import { readArguments } from '../../core/arguments';
import { readCaller } from '../../core/caller';
import { plainError, validationError } from '../../core/errors';
import { named } from '../../core/named';
import type { Platform } from '../../core/platform';
import { pagingOf, wireQuery } from '../../core/query';
import { wireMedia } from '../media/wire';
import { wireOptions, wireProduct, wireProductOfV3, wireSelectedVariant, wireVariant } from './wire';

const queryArguments = z.object({ query: wireQuery.optional() });
const restArguments = queryArguments.extend({
  includeVariants: z.boolean().nullish(),
  includeHiddenProducts: z.boolean().nullish(),
  includeMerchantSpecificData: z.boolean().nullish(),
});
/** In a query string `true` is text. */
const merchantArguments = z.object({
  includeMerchantSpecificData: z.union([z.boolean(), z.stringbool()]).nullish(),
});
const choices = named(z.string());
const availabilityArguments = z.object({ options: choices.nullish() });
const variantArguments = z.object({
  choices: choices.nullish(),
  variantIds: z.array(z.string()).nullish(),
  paging: wireQuery.shape.paging,
});

/**
 * Products: query, by id, availability of options, variants. Paths are relative to the mount
 * prefix.
 */
export function productRoutes(platform: Platform): Hono {
  const app = new Hono();

  app.on(['GET', 'POST'], '/products/query-platformized', async (c) => {
    const caller = await readCaller(platform, c);
    const { query } = await readArguments(c, queryArguments);
    const { limit, offset } = pagingOf(query);
    const found = await queryProducts(platform, {
      filter: query?.filter,
      sort: query?.sort,
      // As live sites answered the SDK. Nothing is known of the order of REST's `query`.
      defaultOrder: 'ASC',
      limit,
      offset,
      includeHidden: seesHidden(caller),
    });
    const isV3 = await hasV3(platform);
    const products = found.products.map((product) =>
      isV3 ? wireProductOfV3(platform, product) : wireProduct(platform, product),
    );
    return c.json({ products, metadata: { count: products.length, offset, total: found.total } });
  });

  app.post('/products/query', async (c) => {
    const caller = await readCaller(platform, c);
    const body = await readArguments(c, restArguments);
    const { limit, offset } = pagingOf(body.query, 100);
    if ((body.includeHiddenProducts || body.includeMerchantSpecificData) && !seesHidden(caller))
      throw plainError(403, 'Permission denied');
    const isV3 = await hasV3(platform);
    const found = await queryProducts(platform, {
      filter: body.query?.filter,
      sort: body.query?.sort,
      limit,
      offset,
      includeHidden: body.includeHiddenProducts ?? false,
    });
    const products = found.products.map((product) =>
      wireProduct(platform, product, {
        includeVariants: (body.includeVariants ?? false) && !isV3,
        merchantData: body.includeMerchantSpecificData ?? false,
      }),
    );
    return c.json({ products, metadata: { items: limit, offset }, totalResults: found.total });
  });

  app.get('/products/:id', async (c) => {
    const caller = await readCaller(platform, c);
    const merchantData = await readMerchantData(caller, c);
    const product = await requireProduct(caller, c.req.param('id'));
    return c.json({ product: wireProduct(platform, product, { merchantData }) });
  });

  app.post('/products/:id/productOptionsAvailability', async (c) => {
    const product = await requireProduct(await readCaller(platform, c), c.req.param('id'));
    const chosen = (await readArguments(c, availabilityArguments)).options ?? {};
    rejectUnknown(product, 'options', chosen);
    const isComplete = product.document.options.every(({ name }) => name in chosen);
    const selected = isComplete ? variantsMatching(product.variants, chosen)[0] : undefined;
    return c.json({
      productOptions: wireOptions(platform, product, chosen),
      availableForPurchase: (selected?.inStock && selected.visible) ?? false,
      ...(selected && { selectedVariant: wireSelectedVariant(product, selected) }),
      media: wireMedia(platform.origin, mediaOfChoices(product, chosen), product.media),
    });
  });

  app.post('/products/:id/variants/query', async (c) => {
    const caller = await readCaller(platform, c);
    const merchantData = await readMerchantData(caller, c);
    const product = await requireProduct(caller, c.req.param('id'));
    const body = await readArguments(c, variantArguments);
    const { limit, offset } = pagingOf({ paging: body.paging, filter: null, sort: null }, 100);
    rejectUnknown(product, 'choices', body.choices ?? {});
    const ids = body.variantIds ?? [];
    const found =
      ids.length > 0
        ? product.variants.filter(({ id }) => ids.includes(id))
        : variantsMatching(product.variants, body.choices ?? {});
    const page = found
      .slice(offset, offset + limit)
      .map((variant) => wireVariant(product, variant, { merchantData }));
    return c.json({ variants: page, metadata: { items: page.length, offset }, totalResults: found.length });
  });

  /**
   * Whether the request includes costs and profits. @throws PlatformError 403 for a request without
   * an API key.
   */
  async function readMerchantData(caller: Caller, c: Context): Promise<boolean> {
    const { includeMerchantSpecificData } = await readArguments(c, merchantArguments);
    if (includeMerchantSpecificData && !seesHidden(caller)) throw plainError(403, 'Permission denied');
    return includeMerchantSpecificData ?? false;
  }

  /**
   * @throws PlatformError 404 without a code, also for a hidden product that a visitor requests.
   */
  async function requireProduct(caller: Caller, id: string): Promise<StoredProduct> {
    const product = await findProductById(platform, id, { includeHidden: seesHidden(caller) });
    if (product === undefined) throw plainError(404, `Product is not found: ${id}`);
    return product;
  }

  return app;
}

const seesHidden = (caller: Caller): boolean => caller.kind === 'admin';

function rejectUnknown(product: StoredProduct, field: string, chosen: Record<string, string>): void {
  const description = unknownChoice(product.document.options, chosen);
  if (description !== undefined)
    throw validationError([{ field, description, violatedRule: 'INVALID_ENUM_VALUE' }]);
}

/**
 * Returns the pictures of the first chosen choice with its own pictures, otherwise the product's.
 */
function mediaOfChoices({ document }: StoredProduct, chosen: Record<string, string>): string[] {
  const withMedia = document.options
    .flatMap(({ name, choices }) => choices.filter(({ description }) => chosen[name] === description))
    .find(({ mediaIds }) => mediaIds.length > 0);
  return withMedia?.mediaIds ?? document.mediaIds;
}
