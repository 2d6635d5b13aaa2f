/** Kinds of calls. Calls of the same kind share one guard and fail together. */
export type CallKind =
  | 'tokens'
  | 'catalog'
  | 'cart'
  | 'orders'
  | 'members'
  | 'identity'
  | 'redirects'
  | 'back-in-stock'
  | 'recommendations'
  | 'reviews'
  | 'other';

const KINDS: [RegExp, CallKind][] = [
  [/^\/oauth2\//, 'tokens'],
  [/^\/(?:stores|stores-reader|v2\/collections|categories)(?:\/|$)/, 'catalog'],
  [/^\/ecom\/v(?:1\/(?:carts|checkouts)|2\/carts)/, 'cart'],
  [/^\/ecom\//, 'orders'],
  [/^\/members\//, 'members'],
  [/^\/reviews\//, 'reviews'],
  [/^\/_api\/iam\//, 'identity'],
  [/^\/_api\/(?:redirects-api|oauth2)\//, 'redirects'],
  [/^\/back-in-stock-service\//, 'back-in-stock'],
  [/^\/v1\/recommendations\//, 'recommendations'],
];

/** Returns the kind of a call. @param path of the URL, e.g. `/ecom/v1/carts/current` */
export const callKind = (path: string): CallKind =>
  KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';

/**
 * Reads that the platform accepts only by POST. `estimate` and `refresh` of Cart V2 also store
 * current prices, which a repeated call does not change.
 */
const READS_BY_POST =
  /\/(?:query|query-platformized|query-variants|search|count|estimate-totals|productOptionsAvailability|carts\/current\/(?:estimate|refresh)|recommendations\/get)$/;

/** Whether a call changes nothing, so that it may be retried. */
export const isSafeRead = (method: string, path: string): boolean =>
  method === 'GET' || (method === 'POST' && READS_BY_POST.test(path));
