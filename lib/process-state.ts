import 'server-only';

/**
 * Next.js bundles the middleware, the instrumentation, the route handlers and the pages apart, so a variable
 * of a module exists up to four times in one process. State that must exist once, such as counters and
 * connections, is stored here. State of the shop's servers together belongs to Redis (lib/redis.ts), and is
 * stored here only while there is none.
 */
const STATES = Symbol.for('shop.process-state');
// Per bundle: each refers to the one object.
const shared: typeof globalThis & { [STATES]?: Map<string, unknown> } = globalThis;

/** Call it where the module is loaded. Functions of a state belong to the bundle that created it. */
export function processState<T>(name: string, create: () => T): T {
  shared[STATES] ??= new Map();
  const states = shared[STATES];
  if (!states.has(name)) states.set(name, create());
  // The name belongs to one module, so the stored value has its type.
  return states.get(name) as T;
}
