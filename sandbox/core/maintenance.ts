import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { rejectedCall } from './faults';

export const maintenanceSchema = z.strictObject({
  on: z.boolean(),
  /** Seconds, for the `Retry-After` header. */
  retryAfter: z.number().int().min(0).max(86_400).optional(),
});
type State = z.infer<typeof maintenanceSchema>;

/**
 * The maintenance state. While it is on, every response is a 503, also for hosted pages and
 * pictures.
 */
export type Maintenance = { read(): State; set(state: State): void; close: MiddlewareHandler };

export function createMaintenance(): Maintenance {
  let state: State = { on: false };
  return {
    read: () => state,
    set(next) {
      state = next;
    },
    close: async (_, next) => (state.on ? rejectedCall(503, '', state.retryAfter) : next()),
  };
}
