import { channel } from 'node:diagnostics_channel';
import type { Context, Hono } from 'hono';
import { matchedRoutes } from 'hono/route';

/** A call that was answered: when, at which address, and how. */
export type RecentCall = { at: string; call: string; path: string; status: number; milliseconds: number };

const RECENT = 100;

/** How often each call of the platform was asked, by name. */
export type CallLog = {
  record(call: string): void;
  /** Keeps the newest for people to look at. */
  note(call: RecentCall): void;
  /** Newest first. */
  recent(): RecentCall[];
  read(): { calls: Record<string, number>; total: number };
  clear(): void;
};

export function createCallLog(): CallLog {
  const counts = new Map<string, number>();
  let recent: RecentCall[] = [];
  return {
    note(call) {
      recent.push(call);
      if (recent.length > 2 * RECENT) recent = recent.slice(-RECENT);
    },
    recent: () => recent.slice(-RECENT).reverse(),
    record: (call) => counts.set(call, (counts.get(call) ?? 0) + 1),
    read: () => ({
      calls: Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1))),
      total: [...counts.values()].reduce((sum, count) => sum + count, 0),
    }),
    clear() {
      counts.clear();
      recent = [];
    },
  };
}

/**
 * The name of the call a request makes: its method and the pattern of the route that answers it, e.g.
 * `GET /stores-reader/v1/products/{id}`. Undefined for a path that no route knows.
 */
export function callName(c: Context): string | undefined {
  const route = matchedRoutes(c).find(isEndpoint);
  return route && `${c.req.method} ${spelled(route.path)}`;
}

/** A route by the name that `callName` gives it, and what answers it: two addresses of one call have the same. */
export type Route = { name: string; handler: unknown };

export const routesOf = (app: Hono): Route[] =>
  app.routes
    .filter(isEndpoint)
    .map(({ method, path, handler }) => ({ name: `${method} ${spelled(path)}`, handler }));

/** Middleware has a pattern with a star, a route names what it takes. */
const isEndpoint = ({ path }: { path: string }): boolean => !path.includes('*');

const spelled = (path: string): string => path.replaceAll(/:(\w+)(\{[^}]*\})?\??/g, '{$1}');

/** A request that a route has answered. `bySdk`: it was made by a module of the real SDK, which says so in a header. */
export type Answered = { route: string; bySdk: boolean; status: number };

/** Tells whoever subscribes of each answer: the tests prove by it what they call. Costs nothing else. */
export const answers = channel('sandbox:answer');

export function publishAnswer(c: Context): void {
  if (!answers.hasSubscribers) return;
  const route = callName(c);
  if (route === undefined) return;
  const bySdk = c.req.header('x-wix-bi-gateway') !== undefined;
  answers.publish({ route, bySdk, status: c.res.status } satisfies Answered);
}
