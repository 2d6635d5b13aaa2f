import { channel } from 'node:diagnostics_channel';
import type { Context, Hono } from 'hono';
import { matchedRoutes } from 'hono/route';
import { errorCodeOf } from './errors';

/** An answered call: its time, name, path, status and duration. */
export type RecentCall = { at: string; call: string; path: string; status: number; milliseconds: number };

const RECENT = 100;

/** Counts calls of the platform by name. */
export type CallLog = {
  record(call: string): void;
  /** Records a call. Only the newest are stored, for the console. */
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
 * Returns the name of a request's call: its method and the pattern of the matching route, e.g. `GET
 * /stores-reader/v1/products/{id}`. Undefined for a path without a route.
 */
export function callName(c: Context): string | undefined {
  const route = matchedRoutes(c).find(isEndpoint);
  return route && `${c.req.method} ${spelled(route.path)}`;
}

/** A route by its `callName`, with its handler. Two paths of one call share the handler. */
export type Route = { name: string; handler: unknown };

export const routesOf = (app: Hono): Route[] =>
  app.routes
    .filter(isEndpoint)
    .map(({ method, path, handler }) => ({ name: `${method} ${spelled(path)}`, handler }));

/** Middleware patterns contain a star. Endpoint patterns do not. */
export const isEndpoint = ({ path }: { path: string }): boolean => !path.includes('*');

const spelled = (path: string): string => path.replaceAll(/:(\w+)(\{[^}]*\})?\??/g, '{$1}');

/**
 * A request that a route has answered. `bySdk`: a module of the real SDK sent it, which a header
 * shows. `code`: that of the error, or its fields.
 */
export type Answered = { route: string; bySdk: boolean; status: number; code: string };

/**
 * Publishes each answered request. The tests use it to prove which calls they make. Without
 * subscribers it costs nothing.
 */
export const answers = channel('sandbox:answer');

export function publishAnswer(c: Context): void {
  if (!answers.hasSubscribers) return;
  const route = callName(c);
  if (route === undefined) return;
  const bySdk = c.req.header('x-wix-bi-gateway') !== undefined;
  const code = errorCodeOf(c.error);
  answers.publish({ route, bySdk, status: c.res.status, code } satisfies Answered);
}
