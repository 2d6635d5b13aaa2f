import 'server-only';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { env } from '@/lib/config/env';
import { hostCookieName } from '@/lib/http/cookie-names';
import type { FormState } from './form-state';

/**
 * Carries the state of a form without a script through a redirect and a short-lived cookie. The
 * framework resumes a prerendered page after an action without the state that the action returned,
 * and a page loaded by GET can be reloaded without a second submission.
 */
const SECURE = env.SITE_URL.startsWith('https://');

const NAME = hostCookieName('form_state', SECURE);

const SECONDS = 20;

/** Browsers reject a cookie above 4096 bytes, including its name and attributes. */
const MAX_COOKIE_BYTES = 3_800;

const storedSchema = z.object({
  form: z.string(),
  state: z.looseObject({
    status: z.enum(['idle', 'invalid', 'failed', 'done']),
    values: z.record(z.string(), z.string()),
    errors: z.record(z.string(), z.string()),
    message: z.string().nullable(),
  }),
});

/**
 * A script gets the state. Else stores it and redirects to `path`, whose page reads it.
 * @param stored values that override the state in the cookie
 */
export async function answerForm<S extends FormState>(
  form: string,
  path: string,
  state: S,
  stored: Partial<S> = {},
): Promise<S> {
  if (await isSentByScript()) return state;
  await storeFormState(form, { ...state, ...stored });
  redirect(path);
}

export async function storeFormState(form: string, state: FormState): Promise<void> {
  const jar = await cookies();
  const text = encode(form, state);
  // Long values do not fit into a cookie. Their error messages do.
  const value = text.length <= MAX_COOKIE_BYTES ? text : encode(form, { ...state, values: {} });
  jar.set({
    name: NAME,
    value,
    httpOnly: true,
    secure: SECURE,
    sameSite: 'lax',
    path: '/',
    maxAge: SECONDS,
  });
}

/** The framework sets the header for actions that a script sends. */
export const isSentByScript = async (): Promise<boolean> => (await headers()).has('next-action');

/** Compressed, so that a text of 2,000 characters fits into a cookie in most alphabets. */
const encode = (form: string, state: FormState): string =>
  deflateRawSync(JSON.stringify({ form, state })).toString('base64url');

/** Bytes. A cookie of another origin may expand to any size. */
const MAX_STATE_BYTES = 64 * 1024;

const decode = (text: string): unknown =>
  JSON.parse(inflateRawSync(Buffer.from(text, 'base64url'), { maxOutputLength: MAX_STATE_BYTES }).toString());

/** `start` with the state that `answerForm` stored for this form, or `start` alone. */
export async function storedState<S extends FormState>(form: string, start: S): Promise<S> {
  const text = (await cookies()).get(NAME)?.value;
  if (text === undefined) return start;
  try {
    const stored = storedSchema.safeParse(decode(text));
    return stored.success && stored.data.form === form ? { ...start, ...stored.data.state } : start;
  } catch {
    return start;
  }
}
