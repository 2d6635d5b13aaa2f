import 'server-only';
import { headers } from 'next/headers';

/** The middleware sets it on every request and response. A proxy in front may have chosen it. */
export const REQUEST_ID = 'x-request-id';

/**
 * Whether an id from a proxy is acceptable. Other values are not copied into logs and responses.
 */
export const isRequestId = (text: string | null): text is string =>
  text !== null && /^[\w.:-]{8,100}$/.test(text);

/** Returns the id of the current request, or null outside of one. Not for cached functions. */
export async function currentRequestId(): Promise<string | null> {
  try {
    const id = (await headers()).get(REQUEST_ID);
    return isRequestId(id) ? id : null;
  } catch {
    return null;
  }
}
