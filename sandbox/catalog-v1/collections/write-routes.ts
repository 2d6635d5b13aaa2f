import { Hono } from 'hono';
import { z } from 'zod';
import { storedCollectionId } from '../../catalog/all-products';
import { findCollection } from '../../catalog/collections/store';
import { readArguments } from '../../core/arguments';
import { requireAdmin } from '../../core/caller';
import type { Platform } from '../../core/platform';
import { wireCollection } from './wire';
import { addProducts, createCollection, deleteCollection, removeProducts, updateCollection } from './writes';

const name = z.string().trim().min(1).max(50);
const collectionInput = z.object({
  name: name.nullish(),
  description: z.string().max(600).nullish(),
  slug: z.string().min(1).max(100).nullish(),
  visible: z.boolean().nullish(),
});
const createArguments = z.object({ collection: collectionInput.extend({ name }) });
const updateArguments = z.object({ collection: collectionInput });
const productIds = z.object({ productIds: z.array(z.string()).min(1).max(1000) });

/** The merchant's writes to collections. Paths are relative to the mount prefix. */
export function collectionWriteRoutes(platform: Platform): Hono {
  const app = new Hono();

  app.post('/collections', async (c) => {
    await requireAdmin(platform, c);
    const { collection } = await readArguments(c, createArguments);
    return c.json({ collection: await answer(await createCollection(platform, collection)) });
  });

  app.patch('/collections/:id', async (c) => {
    await requireAdmin(platform, c);
    const { collection } = await readArguments(c, updateArguments);
    const id = storedCollectionId(c.req.param('id'));
    await updateCollection(platform, id, collection);
    return c.json({ collection: await answer(id) });
  });

  app.delete('/collections/:id', async (c) => {
    await requireAdmin(platform, c);
    await deleteCollection(platform, storedCollectionId(c.req.param('id')));
    return c.json({});
  });

  app.post('/collections/:id/productIds', async (c) => {
    await requireAdmin(platform, c);
    const body = await readArguments(c, productIds);
    await addProducts(platform, storedCollectionId(c.req.param('id')), body.productIds);
    return c.json({});
  });

  app.post('/collections/:id/productIds/delete', async (c) => {
    await requireAdmin(platform, c);
    const body = await readArguments(c, productIds);
    await removeProducts(platform, storedCollectionId(c.req.param('id')), body.productIds);
    return c.json({});
  });

  async function answer(id: string) {
    const collection = await findCollection(platform, 'id', id);
    return collection && wireCollection(platform, collection);
  }

  return app;
}
