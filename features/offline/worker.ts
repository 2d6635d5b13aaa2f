/// <reference lib="webworker" />

import {
  CacheFirst,
  ExpirationPlugin,
  Serwist,
  StaleWhileRevalidate,
  Strategy,
  type StrategyHandler,
} from 'serwist';
import { barePath, LANGS, langOf, prefixOf } from '@/lib/i18n/locales.mjs';
import { CACHE, mayChangeSession, SAVED_AT, savedPath, type WorkerMessage } from './saved-pages';
import { dataResponse, readableCopy, smallPictures, stamped } from './worker-plugins';

/// <reference lib="webworker" />

/**
 * Unlike the library's `NetworkFirst`, it does not request a failed navigation preload again: browsers apply
 * `stale-while-revalidate` to a script's request, so that an old page would look like a new one.
 */
class PageStrategy extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    let response: Response;
    try {
      const { event } = handler;
      const isLoad = 'preloadResponse' in event && request.mode === 'navigate';
      // Undefined in a browser without preloads.
      const preloaded: unknown = isLoad ? await event.preloadResponse : undefined;
      response = preloaded instanceof Response ? preloaded : await handler.fetch(request);
    } catch (error) {
      const saved = await handler.cacheMatch(request);
      if (saved) return saved;
      throw error;
    }
    void handler.waitUntil(handler.cachePut(request, response.clone()));
    return response;
  }
}

/** The build bundles this service worker (./bundle-worker.mjs), and `/sw.js` serves it with its settings. */

declare const self: ServiceWorkerGlobalScope & {
  /** `version` is new for each build. `media` is the origin of the catalog's pictures. */
  SHOP: { version: string; media: string };
};

const { version, media } = self.SHOP;
const DAY = 24 * 60 * 60;
const MAX_PAGES = 60;
const MAX_FILES = 250;
/** Each has at most `MAX_PICTURE_BYTES` bytes, so that all have at most 24 MB. */
const MAX_PICTURES = 80;
/** A page that is opened again soon is not requested again. In milliseconds. */
const FRESH_MS = 10 * 60_000;

/** The time at which the page of each client was stored, in ms. */
const savedAt = new Map<string, number>();

const offlinePage = (pathname: string): string => `${prefixOf(langOf(pathname))}/offline`;

const pages = new PageStrategy({
  cacheName: CACHE.pages + version,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => savedPath(new URL(request.url)) ?? request,
      cacheWillUpdate: async ({ request, response }) =>
        savedPath(new URL(request.url)) === null ? null : stamped(response),
      cachedResponseWillBeUsed: async ({ event, cachedResponse }) => {
        const client = event && 'resultingClientId' in event ? String(event.resultingClientId) : '';
        if (cachedResponse && client) savedAt.set(client, Number(cachedResponse.headers.get(SAVED_AT)));
        return cachedResponse;
      },
      handlerDidError: async ({ request }) =>
        serwist.matchPrecache(offlinePage(new URL(request.url).pathname)),
    },
    new ExpirationPlugin({ maxEntries: MAX_PAGES, maxAgeSeconds: 30 * DAY }),
  ],
});

/** Files of the build have a hash in their names. */
const files = new CacheFirst({
  cacheName: CACHE.files + version,
  matchOptions: { ignoreVary: true },
  plugins: [new ExpirationPlugin({ maxEntries: MAX_FILES })],
});

const pictureOptions = {
  cacheName: CACHE.pictures,
  matchOptions: { ignoreVary: true },
  plugins: [
    readableCopy(self.location.origin),
    smallPictures,
    new ExpirationPlugin({ maxEntries: MAX_PICTURES, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true }),
  ],
};
/** The media host's URLs contain the picture and its size. */
const pictures = new CacheFirst(pictureOptions);
/** The shop's own pictures keep their names when their content changes. */
const ownPictures = new StaleWhileRevalidate(pictureOptions);

const isPage = (request: Request): boolean => request.mode === 'navigate';
const isFile = ({ pathname }: URL): boolean => pathname.startsWith('/_next/static/');

const serwist = new Serwist({
  precacheEntries: LANGS.map((lang) => ({ url: `${prefixOf(lang)}/offline`, revision: version })),
  precacheOptions: { cleanupOutdatedCaches: true },
  navigationPreload: true,
  clientsClaim: true,
  disableDevLogs: true,
  runtimeCaching: [
    { matcher: ({ request, sameOrigin }) => sameOrigin && isPage(request), handler: pages },
    { matcher: ({ url, sameOrigin }) => sameOrigin && isFile(url), handler: files },
    {
      matcher: ({ request, url }) => request.destination === 'image' && url.origin === media,
      handler: pictures,
    },
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/pictures/'),
      handler: ownPictures,
    },
    {
      matcher: ({ request, sameOrigin }) => sameOrigin && request.headers.get('rsc') === '1',
      handler: ({ request, url }) => dataResponse(request, () => canOpen(url)),
    },
  ],
});

async function canOpen(data: URL): Promise<boolean> {
  const page = new URL(data);
  page.searchParams.delete('_rsc');
  return barePath(page.pathname) === '/cart' || (await savedPage(page)) !== undefined;
}

async function savedPage(url: URL): Promise<Response | undefined> {
  const path = savedPath(url);
  if (path === null) return undefined;
  return (await caches.open(CACHE.pages + version)).match(path, { ignoreVary: true });
}

/** Deletes the pages and the cart, because another session may begin. */
const clear = () => Promise.all([caches.delete(CACHE.pages + version), caches.delete(CACHE.cart)]);

self.addEventListener('install', (event) => event.waitUntil(saveFilesOfOfflinePage()));

/** Stores scripts and fonts of the offline page. The browser has just loaded most of them. */
async function saveFilesOfOfflinePage(): Promise<void> {
  const html = await (await fetch(offlinePage('/'))).text();
  const names = new Set(html.match(/\/_next\/static\/[^"\\\s)]+/g));
  const cache = await caches.open(CACHE.files + version);
  await cache.addAll(names);
}

self.addEventListener('activate', (event) => event.waitUntil(deleteOldVersions()));

/** A page needs the files of its own deployment, so both are deleted together. */
async function deleteOldVersions(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter(
    (name) =>
      name === CACHE.cart ||
      [CACHE.pages, CACHE.files].some((prefix) => name.startsWith(prefix) && name !== prefix + version),
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener('fetch', (event) => {
  const { url, method } = event.request;
  const { origin, pathname } = new URL(url);
  if (origin === self.location.origin && mayChangeSession(method, pathname)) event.waitUntil(clear());
});

self.addEventListener('message', (event) => {
  const message: WorkerMessage = event.data;
  if (message.type === 'SAVE') event.waitUntil(save(event, message));
  if (message.type === 'SAVED_AT' && event.source && 'id' in event.source)
    event.ports[0]?.postMessage(savedAt.get(event.source.id) ?? null);
});

async function save(
  event: ExtendableMessageEvent,
  message: Extract<WorkerMessage, { type: 'SAVE' }>,
): Promise<void> {
  const url = new URL(message.page, self.location.origin);
  const saved = await savedPage(url);
  const age = Date.now() - Number(saved?.headers.get(SAVED_AT) ?? 0);
  if (savedPath(url) !== null && age > FRESH_MS) {
    // Without cookies, so that the page is certainly the one that every visitor gets.
    const request = new Request(url, {
      cache: 'no-cache',
      credentials: 'omit',
      headers: { accept: 'text/html' },
    });
    await Promise.all(pages.handleAll({ event, request })).catch(() => {});
  }
  for (const file of message.files.slice(0, MAX_FILES)) {
    const address = new URL(file, self.location.origin);
    const request = new Request(address);
    const isOwn = address.origin === self.location.origin;
    if (isOwn && isFile(address)) await Promise.all(files.handleAll({ event, request })).catch(() => {});
  }
}

serwist.addEventListeners();
