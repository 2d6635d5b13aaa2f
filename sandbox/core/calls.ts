import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';

/** How often each call of the platform was asked, by name. */
export type CallLog = {
  record(call: string): void;
  read(): { calls: Record<string, number>; total: number };
  clear(): void;
};

export function createCallLog(): CallLog {
  const counts = new Map<string, number>();
  return {
    record: (call) => counts.set(call, (counts.get(call) ?? 0) + 1),
    read: () => ({
      calls: Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1))),
      total: [...counts.values()].reduce((sum, count) => sum + count, 0),
    }),
    clear: () => counts.clear(),
  };
}

/**
 * The name of the call a request makes: its method and the pattern of the route that answers it, e.g.
 * `GET /stores-reader/v1/products/{id}`. Undefined for a path that no route knows.
 */
export function callName(c: Context): string | undefined {
  const route = matchedRoutes(c).find(({ path }) => !path.includes('*'));
  if (route === undefined) return undefined;
  return `${c.req.method} ${route.path.replaceAll(/:(\w+)(\{[^}]*\})?\??/g, '{$1}')}`;
}
