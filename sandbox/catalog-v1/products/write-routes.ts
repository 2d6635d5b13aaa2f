import { Hono } from 'hono';
import { z } from 'zod';
import { mediaSource } from '../../catalog/media/import';
import { withoutOptions, withProduct, withVariantsReset } from '../../catalog/products/edits';
import { changeEntry } from '../../catalog/products/entry';
import { amount, newProductInput, productInput } from '../../catalog/products/input';
import { findProductById } from '../../catalog/products/store';
import { createProduct, deleteProduct, updateProduct } from '../../catalog/products/writes';
import { mediaFiles } from '../../catalog/schema';
import type { CatalogEntry } from '../../catalog/types';
import { readArguments } from '../../core/arguments';
import { requireAdmin } from '../../core/caller';
import { toMinor } from '../../core/money';
import { named } from '../../core/named';
import type { Platform } from '../../core/platform';
import { withChoiceMedia, withMedia, withoutChoiceMedia, withoutMedia } from '../media/edits';
import { withVariantOverrides } from './variant-overrides';
import { wireProduct, wireVariant } from './wire';

const optionName = z.string().min(1).max(50);
const override = z
  .object({
    choices: named(z.string()).nullish(),
    variantIds: z.array(z.string()).max(1000).nullish(),
    price: amount.nullish(),
    cost: amount.nullish(),
    weight: amount.nullish(),
    sku: z.string().max(40).nullish(),
    visible: z.boolean().nullish(),
  })
  .transform(({ choices, variantIds, price, cost, weight, sku, visible }) => ({
    choices: choices ?? undefined,
    variantIds: variantIds ?? undefined,
    change: {
      ...(price != null && { price: toMinor(price) }),
      ...(cost != null && { cost: toMinor(cost) }),
      ...(weight != null && { weight }),
      ...(sku != null && { sku }),
      ...(visible != null && { visible }),
    },
  }));
const variantsArguments = z.object({ variants: z.array(override).max(1000) });
const mediaArguments = z.object({
  media: z
    .array(
      z.object({
        mediaId: z.string().min(1).max(200).nullish(),
        url: z.url({ protocol: /^https?$/ }).nullish(),
        choice: z.object({ option: optionName, choice: optionName }).nullish(),
      }),
    )
    .min(1)
    .max(50),
});
const mediaIds = z.array(z.string()).max(50);
const removeMediaArguments = z.object({ mediaIds: mediaIds.default([]) });
const choiceMediaArguments = z.object({
  media: z
    .array(z.object({ option: optionName, choice: optionName, mediaIds: mediaIds.default([]) }))
    .min(1)
    .max(10),
});

/** The merchant's writes to single products. Paths are relative to the mount prefix. */
export function productWriteRoutes(platform: Platform): Hono {
  const app = new Hono();

  app.post('/products', async (c) => {
    await requireAdmin(platform, c);
    const { product } = await readArguments(c, z.object({ product: newProductInput }));
    return c.json({ product: await answer(await createProduct(platform, product)) });
  });

  app.patch('/products/:id', async (c) => {
    await requireAdmin(platform, c);
    const { product } = await readArguments(c, z.object({ product: productInput }));
    const id = c.req.param('id');
    await updateProduct(platform, id, product);
    return c.json({ product: await answer(id) });
  });

  app.delete('/products/:id', async (c) => {
    await requireAdmin(platform, c);
    await deleteProduct(platform, c.req.param('id'));
    return c.json({});
  });

  app.patch('/products/:id/variants', async (c) => {
    await requireAdmin(platform, c);
    const { variants } = await readArguments(c, variantsArguments);
    const id = c.req.param('id');
    await changeEntry(platform, id, (entry) => withVariantOverrides(entry, variants));
    const product = await findProductById(platform, id, { includeHidden: true });
    return c.json({
      variants: (product?.variants ?? []).flatMap((variant) =>
        product ? wireVariant(product, variant, { merchantData: true }) : [],
      ),
    });
  });

  app.post('/products/:id/media', async (c) => {
    await requireAdmin(platform, c);
    const { media } = await readArguments(c, mediaArguments);
    const sources = await Promise.all(
      media.map(async ({ choice, ...source }, index) => ({
        choice,
        ...(await mediaSource(platform, source, `media.${index}.${source.mediaId ? 'mediaId' : 'url'}`)),
      })),
    );
    await changeEntry(platform, c.req.param('id'), async (entry, tx) => {
      for (const { imported } of sources) if (imported) await tx.insert(mediaFiles).values(imported);
      const next = withMedia(
        entry,
        sources.map(({ id }) => id),
      );
      const assigned = sources.flatMap(({ id, choice }) => (choice ? { ...choice, mediaIds: [id] } : []));
      return assigned.length > 0 ? withChoiceMedia(next, assigned) : next;
    });
    return c.json({});
  });

  app.post('/products/:id/media/delete', async (c) => {
    await requireAdmin(platform, c);
    const { mediaIds } = await readArguments(c, removeMediaArguments);
    await changeEntry(platform, c.req.param('id'), (entry) => withoutMedia(entry, mediaIds));
    return c.json({});
  });

  app.patch('/products/:id/choices/media', async (c) => {
    await requireAdmin(platform, c);
    const { media } = await readArguments(c, choiceMediaArguments);
    await changeEntry(platform, c.req.param('id'), (entry) => withChoiceMedia(entry, media));
    return c.json({});
  });

  app.post('/products/:id/choices/media/delete', async (c) => {
    await requireAdmin(platform, c);
    const { media } = await readArguments(c, choiceMediaArguments);
    await changeEntry(platform, c.req.param('id'), (entry) => withoutChoiceMedia(entry, media));
    return c.json({});
  });

  /** Calls whose only argument is the product and that return nothing. */
  const plain: [method: 'POST' | 'DELETE', path: string, edit: (entry: CatalogEntry) => CatalogEntry][] = [
    ['POST', '/products/:id/variants/resetToDefault', withVariantsReset],
    ['DELETE', '/products/:id/options', withoutOptions],
    ['POST', '/products/:id/remove-brand', (entry) => withProduct(entry, { brand: null })],
    ['POST', '/products/:id/remove-ribbon', (entry) => withProduct(entry, { ribbon: null })],
  ];
  for (const [method, path, edit] of plain)
    app.on(method, path, async (c) => {
      await requireAdmin(platform, c);
      await changeEntry(platform, c.req.param('id') ?? '', edit);
      return c.json({});
    });

  async function answer(id: string) {
    const product = await findProductById(platform, id, { includeHidden: true });
    return product && wireProduct(platform, product, { merchantData: true });
  }

  return app;
}
