import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { hashPolicy, inlineScripts, policySources } from '../lib/http/content-policy.mjs';
import { inLoadingOrder, linkToStyles } from '../lib/http/loading-order.mjs';
import { sharedData, sharedPages } from './shared.mjs';

/**
 * Where Next.js keeps prerendered pages: in files and memory, as it does by itself, and in Redis where several servers
 * share them; in files again while Redis is away. A page leaves in the order in which it is seen
 * (docs/decisions/0016-pictures-before-scripts.md), and with a policy that lets exactly its own inline scripts run: what is
 * kept for everybody can carry no nonce, but its scripts are known (docs/decisions/0010-content-security-policy.md).
 */
// Loaded by Node it is a module of CommonJS with a default export; bundled, as for the middleware, it is that export.
/** @type {typeof fileSystemCache} */
const Store = Object(fileSystemCache).default ?? fileSystemCache;

const POLICY = 'content-security-policy';
const sources = policySources(process.env);

/**
 * @typedef {{ kind: string, html?: unknown, headers?: Record<string, unknown> }} Value what is kept; more for each kind
 * @type {WeakSet<Value>} values that are as they are sent
 */
const done = new WeakSet();

/** @param {Value | null | undefined} value */
function prepare(value) {
  // A page without HTML is rendered for each request, and has the policy of the request.
  if (value?.kind !== 'APP_PAGE' || typeof value.html !== 'string' || value.html === '' || done.has(value))
    return;
  const html = inLoadingOrder(value.html);
  const hashes = inlineScripts(html).map(({ hash }) => hash);
  value.html = html;
  value.headers ??= {};
  value.headers.link = linkToStyles(html, value.headers.link);
  value.headers[POLICY] = hashPolicy(sources, [...new Set(hashes)]);
  done.add(value);
}

export default class Pages extends Store {
  /**
   * @override
   * @param {Parameters<InstanceType<typeof Store>['get']>} request
   */
  async get(...request) {
    const shared = await sharedPages();
    /** @type {Awaited<ReturnType<InstanceType<typeof Store>['get']>>} */
    const entry = shared ? found(await shared.get(...pair(request))) : await super.get(...request);
    prepare(entry?.value);
    return entry;
  }

  /**
   * The first visitor of a page gets what is about to be kept.
   *
   * @override
   * @param {Parameters<InstanceType<typeof Store>['set']>} entry
   */
  async set(...entry) {
    prepare(entry[1]);
    const shared = await sharedPages();
    await Promise.all([super.set(...entry), shared?.set(...three(entry)).catch(() => undefined)]);
  }

  /**
   * @override
   * @param {Parameters<InstanceType<typeof Store>['revalidateTag']>} change
   */
  async revalidateTag(...change) {
    await super.revalidateTag(...change);
    const shared = await sharedPages();
    if (shared === null) return;
    // Data first: a page that is gone is made anew by whoever is asked for it, and a server that has not heard yet would
    // make it of the old data, for all of them.
    const [tags, durations] = change;
    await (await sharedData())?.updateTags([tags].flat(), durations).catch(() => undefined);
    await shared.revalidateTag(...pair(change)).catch(() => undefined);
  }
}

/**
 * What the framework has put into a store comes out of it as it was.
 *
 * @param {unknown} entry
 */
const found = (entry) => (entry === null || entry === undefined ? null : Object(entry));

/**
 * Both stores are called by the framework in the same way; their types name the same things differently.
 *
 * @param {readonly unknown[]} values
 * @returns {[never, never]}
 */
const pair = ([first, second]) => /** @type {[never, never]} */ ([first, second]);

/**
 * @param {readonly unknown[]} values
 * @returns {[never, never, never]}
 */
const three = ([first, second, third]) => /** @type {[never, never, never]} */ ([first, second, third]);
