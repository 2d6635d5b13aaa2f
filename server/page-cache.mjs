import { lifetimeOf, SAME_FOR_ALL, wantsTheSame } from './for-everybody.mjs';
import { askSelf, sendKept } from './kept-answer.mjs';

/** @typedef {import('./kept-answer.mjs').KeptAnswer} KeptAnswer */
/** @typedef {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => unknown} Listener */

/** Younger answers are sent as they are. */
const FRESH_MS = 1_000;
/** Older answers are made anew before they are sent; those in between are sent while that is done. */
const STALE_MS = 10_000;
const MAX_BYTES = 64_000_000;
/** Addresses that are remembered for having been asked for once. */
const MOST_SEEN = 1_000;

/**
 * Stands before a server and keeps for a second what it says is the same for everybody (`s-maxage`, `CDN-Cache-Control`,
 * or the header of a page that is rendered for the request), as a CDN would: however many look at a page, the server is
 * asked for it once a second, and each answer is compressed once. Whoever asks for something else, or has cookies that
 * the middleware waits for, reaches the server behind. See docs/decisions/0013-page-cache.md
 *
 * @param {Listener} server
 * @param {{ maxBytes?: number }} [options] what is kept in all; what was used longest ago goes first
 * @returns {Listener}
 */
export function withPageCache(server, { maxBytes = MAX_BYTES } = {}) {
  /** Oldest use first. @type {Map<string, KeptAnswer>} */
  const kept = new Map();
  /** Each ends when its answer is kept, or cannot be. @type {Map<string, Promise<void>>} */
  const filling = new Map();
  /** When each was asked for last, in ms; oldest first. @type {Map<string, number>} */
  const seen = new Map();
  let bytes = 0;

  /** @param {string} key */
  function forget(key) {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  /**
   * @param {string} key
   * @param {KeptAnswer} entry
   */
  function keep(key, entry) {
    forget(key);
    kept.set(key, entry);
    bytes += entry.bytes;
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) break;
      forget(oldest);
    }
  }

  /**
   * Asks the server behind, and keeps the answer if it may be kept.
   *
   * @param {string} key
   * @param {Parameters<typeof askSelf>[0]} asked
   * @param {Parameters<typeof askSelf>[1]} self
   */
  async function ask(key, asked, self) {
    try {
      const entry = await askSelf(asked, self, kept.get(key));
      if (entry) keep(key, entry);
      else forget(key);
    } catch {
      // The server is ending, or too busy for itself: what is kept grows old, and shoppers ask the server.
    }
  }

  /**
   * The same, once for all who want it at the same time.
   *
   * @type {typeof ask}
   */
  function fill(key, asked, self) {
    const begun = filling.get(key);
    if (begun) return begun;
    const filled = ask(key, asked, self).finally(() => filling.delete(key));
    filling.set(key, filled);
    return filled;
  }

  /**
   * @param {string} key
   * @returns {{ entry: KeptAnswer | undefined, age: number }} age in ms
   */
  function look(key) {
    const entry = kept.get(key);
    return { entry, age: entry ? Date.now() - entry.madeAt : Number.POSITIVE_INFINITY };
  }

  /**
   * What is rendered for the request costs as much again to be kept: a choice of filters that nobody else makes is not.
   *
   * @param {string} key
   */
  function isWantedAgain(key) {
    const before = seen.get(key) ?? Number.NEGATIVE_INFINITY;
    const now = Date.now();
    seen.delete(key);
    seen.set(key, now);
    for (const oldest of seen.keys()) {
      if (seen.size <= MOST_SEEN) break;
      seen.delete(oldest);
    }
    return now - before <= STALE_MS;
  }

  return (request, response) => {
    if (!wantsTheSame(request)) return server(request, response);
    const asked = { url: request.url, host: request.headers.host };
    const key = `${asked.host} ${asked.url}`;
    // Read now: a connection that has been closed knows it no more.
    const self = { host: request.socket.localAddress, port: request.socket.localPort };
    const send = (/** @type {KeptAnswer} */ entry) => {
      kept.delete(key);
      kept.set(key, entry);
      sendKept(request, response, entry);
    };
    const { entry, age } = look(key);
    if (!entry) {
      response.once('finish', () => {
        if (response.statusCode !== 200 || lifetimeOf(response.getHeaders()) === 0) return;
        if (response.hasHeader(SAME_FOR_ALL) && !isWantedAgain(key)) return;
        void fill(key, asked, self);
      });
      return server(request, response);
    }
    if (age > FRESH_MS) {
      const filled = fill(key, asked, self);
      if (age > STALE_MS)
        return filled.then(() => {
          const anew = look(key);
          return anew.entry && anew.age <= STALE_MS ? send(anew.entry) : server(request, response);
        });
    }
    send(entry);
  };
}
