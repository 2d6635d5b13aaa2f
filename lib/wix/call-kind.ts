/** What a call is about, and so what fails together. */
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

/** @param path of the address, e.g. `/ecom/v1/carts/current` */
export const callKind = (path: string): CallKind =>
  KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';

/** Reads that the platform takes with POST, because of what is asked. */
const READS_BY_POST = /\/(?:query|query-platformized|search|estimate-totals|productOptionsAvailability)$/;

/** Whether a call changes nothing, so that it may be asked twice. */
export const isSafeRead = (method: string, path: string): boolean =>
  method === 'GET' || (method === 'POST' && READS_BY_POST.test(path));
