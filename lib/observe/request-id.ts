import 'server-only';
import { headers } from 'next/headers';

/** Set by the middleware on every request and its answer; a proxy in front may have chosen it. */
export const REQUEST_ID = 'x-request-id';

/** What a proxy may send as an id: anything else is not passed on into logs and answers. */
export const isRequestId = (text: string | null): text is string =>
  text !== null && /^[\w.:-]{8,100}$/.test(text);

/** The id of the request that is being handled; null outside of one. Not for cached functions. */
export async function currentRequestId(): Promise<string | null> {
  try {
    const id = (await headers()).get(REQUEST_ID);
    return isRequestId(id) ? id : null;
  } catch {
    return null;
  }
}
