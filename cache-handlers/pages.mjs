import { createHash } from 'node:crypto';
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { hashPolicy, policySources } from '../lib/http/content-policy.mjs';

/**
 * Where Next.js keeps prerendered pages: in files and memory, as it does by itself. A page leaves with a policy that
 * lets exactly its own inline scripts run: what is kept for everybody can carry no nonce, but its scripts are known. See
 * docs/decisions/0010-content-security-policy.md
 */
// Loaded by Node it is a module of CommonJS with a default export; bundled, as for the middleware, it is that export.
const Store = fileSystemCache.default ?? fileSystemCache;

const POLICY = 'content-security-policy';
/** Data for search engines is no script. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;
const sources = policySources(process.env);

/**
 * @typedef {{ kind: string, html?: unknown, headers?: Record<string, unknown> }} Value what is kept; more for each kind
 * @type {WeakSet<Value>} values that have their policy
 */
const done = new WeakSet();

/** @param {Value | null | undefined} value */
function addPolicy(value) {
  // A page without HTML is rendered for each request, and has the policy of the request.
  if (value?.kind !== 'APP_PAGE' || typeof value.html !== 'string' || value.html === '' || done.has(value))
    return;
  const hashes = [...value.html.matchAll(INLINE_SCRIPT)].map(([, script = '']) =>
    createHash('sha256').update(script).digest('base64'),
  );
  value.headers ??= {};
  value.headers[POLICY] = hashPolicy(sources, [...new Set(hashes)]);
  done.add(value);
}

export default class Pages extends Store {
  /** @param {Parameters<InstanceType<typeof Store>['get']>} request */
  async get(...request) {
    const entry = await super.get(...request);
    addPolicy(entry?.value);
    return entry;
  }

  /**
   * The first visitor of a page gets what is about to be kept.
   *
   * @param {Parameters<InstanceType<typeof Store>['set']>} entry
   */
  async set(...entry) {
    addPolicy(entry[1]);
    return super.set(...entry);
  }
}
