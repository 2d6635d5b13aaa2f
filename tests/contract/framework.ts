/** What the framework gives to the shop's modules in a request, and what they tell it. */
export type Framework = {
  /** Cookies of the current request, which the shop changes. */
  jar: Map<string, string>;
  headers: Record<string, string>;
  /** Tags of what cached functions have read. */
  tags: Set<string>;
  /** Tags of what the shop has marked as stale, in order. */
  stale: string[];
};

const KEY = Symbol.for('tests.framework');

const newFramework = (): Framework => ({ jar: new Map(), headers: {}, tags: new Set(), stale: [] });

/**
 * The framework of the shop's modules in `tests/contract/shop-*.test.ts`
 * (tests/setup/shop-process.ts). It is the same object in modules that are loaded again.
 */
export const framework: Framework = Reflect.get(globalThis, KEY) ?? newFramework();
Reflect.set(globalThis, KEY, framework);

/** Forgets what the tests of the file before have sent and stored. */
export function resetFramework(): void {
  Object.assign(framework, newFramework());
}

/** Headers of a server action that the shop's script sends. */
export const SCRIPT_REQUEST = {
  host: 'localhost:3000',
  origin: 'http://localhost:3000',
  'next-action': 'x',
};

/** Replaces `next/headers`. */
export const frameworkHeaders = {
  cookies: async () => ({
    get: (name: string) => {
      const value = framework.jar.get(name);
      return value === undefined ? undefined : { name, value };
    },
    set: ({ name, value }: { name: string; value: string }) => framework.jar.set(name, value),
  }),
  headers: async () => new Headers(framework.headers),
};

/** Replaces `next/cache`. Nothing is cached, so every read is a call, as with empty caches. */
export const frameworkCache = {
  cacheLife: () => {},
  cacheTag: (...tags: string[]) => {
    for (const tag of tags) framework.tags.add(tag);
  },
  refresh: () => {},
  revalidateTag: (tag: string) => {
    framework.stale.push(tag);
  },
};

/** Replaces the functions of `next/server` that need a request of the framework's server. */
export const frameworkServer = { after: () => undefined, connection: async () => undefined };
