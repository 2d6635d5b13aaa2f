import { Hono } from 'hono';
import { z } from 'zod';
import { changeProduct, productChange } from './catalog/products/control';
import { readArguments } from './core/arguments';
import type { CallLog } from './core/calls';
import { controlPage } from './core/control-page';
import { plainError, rejectedField, validationError } from './core/errors';
import { type Faults, fault } from './core/faults';
import { type Maintenance, maintenanceSchema } from './core/maintenance';
import type { Platform } from './core/platform';
import type { RateLimit } from './core/rate-limit';
import { type Webhooks, webhookControlRoutes } from './events/control-routes';
import { MAX_PRODUCTS } from './seed/seed';

/** The state of the controls that is not part of the platform. */
export type Controls = {
  /** When true, the sandbox responds as if it had no controls. */
  off: boolean;
  /** Hosts that requests may name, in addition to those in `core/known-hosts.ts`. */
  hosts: readonly string[];
  /** The number of products that the seed has by itself. */
  fewestProducts(): number;
  calls: CallLog;
  faults: Faults;
  rateLimit: RateLimit;
  maintenance: Maintenance;
  /** Resets to the seed, with this many products if given. */
  reset(products?: number): Promise<void>;
  webhooks: Webhooks;
};

const clockArguments = z.union([
  z.strictObject({ advanceMs: z.number().int() }),
  z.strictObject({ now: z.iso.datetime({ offset: true }).nullable() }),
]);
const resetArguments = z.strictObject({
  products: z.number().int().min(1).max(MAX_PRODUCTS).optional(),
});
const limitArguments = z.strictObject({ callsPerMinute: z.number().int().min(1).max(1_000_000).nullable() });
const faultArguments = z.strictObject({ faults: z.array(fault) });

/** Mounts `/_sandbox/…`: the controls for tests and developers. The platform has none of them. */
export function controlRoutes(
  platform: Platform,
  { fewestProducts, calls, faults, rateLimit, maintenance, reset, webhooks }: Controls,
): Hono {
  const app = new Hono();

  app.get('/_sandbox', (c) => c.redirect('/_sandbox/'));
  app.get('/_sandbox/', (c) => c.html(controlPage(platform, calls.read(), faults.read())));

  app.post('/_sandbox/reset', async (c) => {
    const { products } = await readArguments(c, resetArguments);
    if (products !== undefined && products < fewestProducts())
      throw validationError([
        {
          field: 'products',
          description: `must be at least ${fewestProducts()}, which the seed has`,
          violatedRule: 'MIN',
        },
      ]);
    await reset(products);
    return c.json({});
  });

  app.get('/_sandbox/calls', (c) => c.json(calls.read()));
  app.delete('/_sandbox/calls', (c) => {
    calls.clear();
    return c.json({});
  });

  app.get('/_sandbox/clock', (c) => c.json({ now: platform.clock.iso() }));
  app.put('/_sandbox/clock', async (c) => {
    const change = await readArguments(c, clockArguments);
    if ('advanceMs' in change) {
      requireTime('advanceMs', platform.clock.now() + change.advanceMs);
      platform.clock.advance(change.advanceMs);
    } else platform.clock.set(change.now === null ? null : requireTime('now', Date.parse(change.now)));
    return c.json({ now: platform.clock.iso() });
  });

  app.get('/_sandbox/faults', (c) => c.json({ faults: faults.read() }));
  app.put('/_sandbox/faults', async (c) => {
    faults.replace((await readArguments(c, faultArguments)).faults);
    return c.json({ faults: faults.read() });
  });

  app.get('/_sandbox/limits', (c) => c.json({ callsPerMinute: rateLimit.read() }));
  app.put('/_sandbox/limits', async (c) => {
    rateLimit.set((await readArguments(c, limitArguments)).callsPerMinute);
    return c.json({ callsPerMinute: rateLimit.read() });
  });

  app.get('/_sandbox/maintenance', (c) => c.json(maintenance.read()));
  app.put('/_sandbox/maintenance', async (c) => {
    maintenance.set(await readArguments(c, maintenanceSchema));
    return c.json(maintenance.read());
  });

  app.route('/', webhookControlRoutes(platform, webhooks));

  app.patch('/_sandbox/products/:slug', async (c) => {
    const slug = c.req.param('slug');
    const outcome = await changeProduct(platform, slug, await readArguments(c, productChange));
    if (outcome === 'no such product') throw plainError(404, `Product is not found: ${slug}`);
    if (outcome === 'no such variant')
      throw validationError([
        { field: 'variants.choices', description: 'match no variant', violatedRule: 'INVALID_ENUM_VALUE' },
      ]);
    return c.json({});
  });

  return app;
}

const YEAR_10000 = Date.UTC(10_000, 0);

/** @throws PlatformError 400 for a time outside the range that tokens and dates can hold. */
function requireTime(field: string, instant: number): number {
  if (instant >= 0 && instant < YEAR_10000) return instant;
  throw rejectedField(field, 'leads out of the years 1970 to 9999');
}
