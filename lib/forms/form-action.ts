import 'server-only';
import { headers } from 'next/headers';
import { messageFor } from '@/lib/errors/messages';
import type { ShopErrorCode } from '@/lib/errors/shop-error';
import { LARGEST_BODY } from '@/lib/http/read-body';
import { isSameOrigin } from '@/lib/http/same-origin';
import type { Lang } from '@/lib/i18n/lang';
import type { FormState } from './form-state';
import { langOfForm } from './run-form';

/**
 * Wraps a server action so that it checks its own caller. Every exported action is a public
 * endpoint, and the middleware may not have run for the URL of the request
 * (tests/contract/shop-actions.test.ts checks all actions).
 *
 * Returns a failed state for a request with a foreign, `null` or missing Origin, with a body other
 * than a form of text fields, or with more than 32 kB. `act` does not run then, and the state
 * contains nothing of the request.
 *
 * @param start the initial state of the form. It also replaces a previous state that is not an
 * object, because the previous state comes from the caller too.
 */
export function formAction<S extends FormState>(
  start: S,
  act: (previous: S, data: FormData) => Promise<S>,
): (previous: S, data: FormData) => Promise<S> {
  return async (previous, data) => {
    const code = await rejectionOf(data);
    if (code !== null) return { ...start, status: 'failed', message: messageFor(code, langIn(data)) };
    return act(isObject(previous) ? previous : start, data);
  };
}

/**
 * Returns the rejection of a request, or null. A caller can send any value, whatever the types say.
 */
async function rejectionOf(data: unknown): Promise<ShopErrorCode | null> {
  if (!isSameOrigin(await headers())) return 'forbidden-origin';
  if (!(data instanceof FormData)) return 'bad-request';
  let bytes = 0;
  for (const [name, value] of data) {
    if (typeof value !== 'string') return 'bad-request';
    bytes += Buffer.byteLength(name) + Buffer.byteLength(value);
  }
  return bytes > LARGEST_BODY ? 'too-large' : null;
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

const langIn = (data: unknown): Lang => langOfForm(data instanceof FormData ? data : new FormData());
