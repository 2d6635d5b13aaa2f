/// <reference lib="webworker" />
import { Strategy, type StrategyHandler } from 'serwist';

/**
 * Returns the page from the network, and the stored one without a connection. It differs from the
 * library's `NetworkFirst` in one point: a failed navigation preload is not requested again. The
 * second request would be one of a script, for which browsers apply `stale-while-revalidate`, so
 * that an old page would look like a new one.
 */
export class PageStrategy extends Strategy {
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
