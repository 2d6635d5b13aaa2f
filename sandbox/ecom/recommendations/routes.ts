import { Hono } from 'hono';
import { z } from 'zod';
import { readArguments } from '../../core/arguments';
import { readCaller } from '../../core/caller';
import { applicationError } from '../../core/errors';
import { type Platform, STORES_APP_ID, STORES_APP_ID_LEGACY } from '../../core/platform';
import { ALGORITHMS } from './algorithms';

const id = z.string().min(1).max(36);

const recommendationArguments = z.object({
  algorithms: z
    .array(z.object({ id, appId: id }))
    .min(1)
    .max(10),
  items: z
    .array(z.object({ catalogItemId: id, appId: id }))
    .max(300)
    .default([]),
  minimumRecommendedItems: z.number().int().min(0).max(100).default(0),
});

const STORES_IDS: readonly string[] = [STORES_APP_ID, STORES_APP_ID_LEGACY];

/**
 * Recommended products. The algorithms are tried in the order of the request, until one recommends
 * enough products.
 */
export function recommendationRoutes(platform: Platform): Hono {
  const app = new Hono();

  app.get('/v1/recommendations/algorithms', async (c) => {
    await readCaller(platform, c);
    const availableAlgorithms = ALGORITHMS.map(({ id, name, description, algorithmType }) => ({
      config: { algorithmId: id, name, description, algorithmType },
      appId: STORES_APP_ID,
      catalogAppIds: [STORES_APP_ID],
    }));
    return c.json({ availableAlgorithms });
  });

  app.post('/v1/recommendations/get', async (c) => {
    await readCaller(platform, c);
    const { algorithms, items, minimumRecommendedItems } = await readArguments(c, recommendationArguments);
    const providers = algorithms.map((requested) => {
      if (!STORES_IDS.includes(requested.appId))
        throw applicationError(404, 'RECOMMENDATIONS_PROVIDER_NOT_FOUND', 'No app provides the algorithm');
      const algorithm = ALGORITHMS.find((known) => known.id === requested.id);
      if (algorithm === undefined)
        throw applicationError(400, 'ALGORITHM_NOT_SUPPORTED', 'The app does not have the algorithm', {
          unsupportedAlgorithms: [requested],
        });
      return { requested, algorithm };
    });
    const foreign = items.filter(({ appId }) => !STORES_IDS.includes(appId));
    if (foreign.length > 0)
      throw applicationError(400, 'ITEM_APP_ID_NOT_SUPPORTED', 'The algorithm does not know these items', {
        items: foreign,
        algorithms,
      });
    const productIds = items.map(({ catalogItemId }) => catalogItemId);
    for (const { requested, algorithm } of providers) {
      const found = await algorithm.find(platform.db.read, productIds);
      if (found.length > 0 && found.length >= minimumRecommendedItems)
        return c.json({
          recommendation: {
            items: found.map((catalogItemId) => ({ catalogItemId, appId: STORES_APP_ID })),
            algorithm: requested,
          },
        });
    }
    return c.json({});
  });

  return app;
}
