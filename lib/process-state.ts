import 'server-only';

/**
 * State of the server process. Next.js bundles the middleware, the instrumentation, the route
 * handlers and the pages apart, so a variable of a module exists up to four times in one process.
 * State that must exist once is stored here: counters, breakers, connections, tokens, last answers.
 *
 * State that must exist once per shop, on all its servers, belongs to Redis (lib/redis.ts) and is
 * stored here only while there is none.
 */
const STATES = Symbol.for('shop.process-state');
// Per bundle: each refers to the one object.
const shared: typeof globalThis & { [STATES]?: Map<string, unknown> } = globalThis;

/**
 * The first caller in this process creates the state. Call it where the module is loaded.
 * Functions of a state belong to the bundle that created it.
 * @param name of the module's concept. One module alone uses it, with one type.
 */
export function processState<T>(name: string, create: () => T): T {
  shared[STATES] ??= new Map();
  const states = shared[STATES];
  if (!states.has(name)) states.set(name, create());
  // The name belongs to one module, so the stored value has its type.
  return states.get(name) as T;
}
