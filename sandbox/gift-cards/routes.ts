import { Hono } from 'hono';
import { z } from 'zod';
import { readArguments } from '../core/arguments';
import { readCaller } from '../core/caller';
import { applicationError, plainError } from '../core/errors';
import { decimalMoney } from '../core/money';
import type { Platform } from '../core/platform';
import { siteCurrency } from '../core/site';
import type { GiftCardProduct } from './schema';
import { findGiftCardProducts } from './store';

/**
 * The gift-card app's catalog. Only an API key may read it: a public project reports that a
 * visitor's token is denied. A site without the app has no products.
 */
export function giftCardRoutes(platform: Platform): Hono {
  const app = new Hono();
  const { db } = platform;

  app.post('/gift-cards/v1/gift-card-products/query', async (c) => {
    await readAdmin(c);
    await readArguments(c, z.object({ query: z.object({}).nullish() }));
    const rows = await findGiftCardProducts(db.read);
    return c.json({ giftCardProducts: rows.map(({ id, document }) => productWire(id, document)) });
  });

  app.get('/gift-cards/v1/gift-card-products/:id', async (c) => {
    await readAdmin(c);
    const id = c.req.param('id');
    const [row] = await findGiftCardProducts(db.read, [id]);
    if (row === undefined)
      throw applicationError(404, 'GIFT_CARD_PRODUCT_NOT_FOUND', `Gift card product ${id} was not found`);
    return c.json({ giftCardProduct: productWire(id, row.document) });
  });

  async function readAdmin(c: Parameters<typeof readCaller>[1]): Promise<void> {
    if ((await readCaller(platform, c)).kind !== 'admin') throw plainError(403, 'Permission denied');
  }

  function productWire(id: string, { name, description, image, presets, custom }: GiftCardProduct) {
    const picture = image === null ? {} : { image: { id: image, url: `${platform.origin}/media/${image}` } };
    return {
      id,
      name,
      description,
      ...picture,
      presetVariants: presets.map((preset) => ({
        id: preset.id,
        price: amount(preset.price),
        value: amount(preset.value),
        ...picture,
      })),
      ...(custom && { customVariant: { minValue: amount(custom.min), maxValue: amount(custom.max) } }),
    };
  }

  return app;
}

const amount = (minor: number) => ({ amount: decimalMoney(minor), currency: siteCurrency() });
