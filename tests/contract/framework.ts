/** The request that the shop's modules handle, and what they report to the framework meanwhile. */
export type Framework = {
  /** Cookies of the current request, which the shop changes. */
  jar: Map<string, string>;
  /** Headers of the current request. */
  headers: Record<string, string>;
  /** Whether the request is in the framework's draft mode. */
  isDraft: boolean;
  /** Tags of what cached functions have read. */
  tags: Set<string>;
  /** Tags of what the shop has marked as stale, in order. */
  stale: string[];
  /** How long cached functions keep what they have read, in order. */
  lives: unknown[];
};

declare global {
  var TEST_FRAMEWORK: Framework | undefined;
}

const newFramework = (): Framework => ({
  jar: new Map(),
  headers: {},
  isDraft: false,
  tags: new Set(),
  stale: [],
  lives: [],
});

/**
 * Stands in for the framework in `tests/contract/shop-*.test.ts` (tests/setup/shop-process.ts). It
 * is global, because a test that starts a new process of the shop loads this module again.
 */
export const framework: Framework = globalThis.TEST_FRAMEWORK ?? newFramework();
globalThis.TEST_FRAMEWORK = framework;

/** Removes what an earlier test file left. */
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
    getAll: () => [...framework.jar].map(([name, value]) => ({ name, value })),
    set: ({ name, value }: { name: string; value: string }) => framework.jar.set(name, value),
    delete: (name: string) => framework.jar.delete(name),
  }),
  headers: async () => new Headers(framework.headers),
  draftMode: async () => ({
    isEnabled: framework.isDraft,
    enable: () => {
      framework.isDraft = true;
    },
    disable: () => {
      framework.isDraft = false;
    },
  }),
};

/** Replaces `next/cache`. Nothing is cached, so every read is a call, as with empty caches. */
export const frameworkCache = {
  cacheLife: (life: unknown) => {
    framework.lives.push(life);
  },
  cacheTag: (...tags: string[]) => {
    for (const tag of tags) framework.tags.add(tag);
  },
  refresh: () => {},
  revalidateTag: (tag: string) => {
    framework.stale.push(tag);
  },
};

/**
 * Replaces the functions of `next/server` that need a running server. What the shop defers with
 * `after` does not run: tests/lib/webhooks/make-stale.test.ts covers it.
 */
export const frameworkServer = { after: () => undefined, connection: async () => undefined };
