/** Kinds of calls. Calls of the same kind share one guard and fail together. */
export type CallKind =
  | 'tokens'
  | 'catalog'
  | 'cart'
  | 'orders'
  | 'members'
  | 'identity'
  | 'redirects'
  | 'other';

const KINDS: [RegExp, CallKind][] = [
  [/^\/oauth2\//, 'tokens'],
  [/^\/(?:stores|stores-reader|v2\/collections)(?:\/|$)/, 'catalog'],
  [/^\/ecom\/v1\/(?:carts|checkouts)/, 'cart'],
  [/^\/ecom\//, 'orders'],
  [/^\/members\//, 'members'],
  [/^\/_api\/iam\//, 'identity'],
  [/^\/_api\/(?:redirects-api|oauth2)\//, 'redirects'],
];

/** Returns the kind of a call. @param path of the URL, e.g. `/ecom/v1/carts/current` */
export const callKind = (path: string): CallKind =>
  KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';

/** Reads that the platform accepts only by POST. */
const READS_BY_POST = /\/(?:query|query-platformized|search|estimate-totals|productOptionsAvailability)$/;

/** Whether a call changes nothing, so that it may be retried. */
export const isSafeRead = (method: string, path: string): boolean =>
  method === 'GET' || (method === 'POST' && READS_BY_POST.test(path));
