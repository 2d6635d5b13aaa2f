import type { SerwistPlugin } from 'serwist';
import { isSharedPage, SAVED_AT } from './saved-pages';

/** Larger pictures are not stored. In bytes. */
export const MAX_PICTURE_BYTES = 300_000;

/** The page with the time of storing, or null for a page that must not be stored. */
export function stamped(response: Response): Response | null {
  if (!isSharedPage(response)) return null;
  const headers = new Headers(response.headers);
  headers.set(SAVED_AT, String(Date.now()));
  return new Response(response.body, { status: 200, headers });
}

/**
 * Makes the size of the media host's pictures readable: browsers count an opaque response as several
 * megabytes. A host that does not allow that is requested as the page does.
 */
export const readableCopy = (ownOrigin: string): SerwistPlugin => ({
  requestWillFetch: async ({ request }) => {
    if (new URL(request.url).origin === ownOrigin) return request;
    const accept = request.headers.get('accept');
    return new Request(request.url, {
      mode: 'cors',
      credentials: 'omit',
      headers: accept ? { accept } : undefined,
    });
  },
  handlerDidError: ({ request }) => fetch(request),
});

/** The number of pictures then bounds the bytes. */
export const smallPictures: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (response.status !== 200 || response.type === 'opaque') return null;
    const length = response.headers.get('content-length');
    const size = length === null ? (await response.clone().blob()).size : Number(length);
    return size <= MAX_PICTURE_BYTES ? response : null;
  },
};

/**
 * Without a connection, the framework waits for a page's data. If a stored page can be opened instead, this
 * response makes it load the page whole, and a prefetch fails at once.
 */
export async function dataResponse(request: Request, canOpen: () => Promise<boolean>): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    if (!(await canOpen())) throw error;
    const isAhead = ['next-router-prefetch', 'next-router-segment-prefetch'].some((name) =>
      request.headers.has(name),
    );
    return isAhead
      ? new Response(null, { status: 503 })
      : new Response('', { headers: { 'content-type': 'text/html' } });
  }
}
