import 'server-only';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { env } from '@/lib/env';
import type { FormState } from './form-state';

/**
 * What a form without a script has to be told comes back by a redirect and a cookie that lives for moments: the
 * framework resumes a prerendered page after an action without the state that the action has answered, and a page that
 * came by GET can be loaded again without sending anything twice.
 */
const SECURE = env.SITE_URL.startsWith('https://');
const NAME = SECURE ? '__Host-form_state' : 'form_state';
const SECONDS = 20;
/** Browsers refuse a cookie above 4096 bytes with its name and attributes. */
const LARGEST = 3_800;

const keptSchema = z.object({
  form: z.string(),
  state: z.looseObject({
    status: z.enum(['idle', 'invalid', 'failed', 'done']),
    values: z.record(z.string(), z.string()),
    errors: z.record(z.string(), z.string()),
    message: z.string().nullable(),
  }),
});

/**
 * Ends an action: a form with a script is answered with its state, one without is sent to `path`, whose page finds the
 * state again by the form's name. `kept` is put over what goes into the cookie.
 */
export async function answerForm<S extends FormState>(
  form: string,
  path: string,
  state: S,
  kept: Partial<S> = {},
): Promise<S> {
  if (await isSentByScript()) return state;
  await storeFormState(form, { ...state, ...kept });
  redirect(path);
}

/** Stores the state of a form for the page that the browser is redirected to; `keptState` reads it there. */
export async function storeFormState(form: string, state: FormState): Promise<void> {
  const jar = await cookies();
  const text = encode(form, state);
  // Ten thousand characters do not fit; what is wrong with them does.
  const value = text.length <= LARGEST ? text : encode(form, { ...state, values: {} });
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

/** Whether a script has sent this action: the framework's own mark. */
export const isSentByScript = async (): Promise<boolean> => (await headers()).has('next-action');

const encode = (form: string, state: FormState): string =>
  Buffer.from(JSON.stringify({ form, state })).toString('base64url');

/** The state that `answerForm` has kept for this form a moment ago, over `start`; else `start`. */
export async function storedState<S extends FormState>(form: string, start: S): Promise<S> {
  const text = (await cookies()).get(NAME)?.value;
  if (text === undefined) return start;
  try {
    const kept = keptSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return kept.success && kept.data.form === form ? { ...start, ...kept.data.state } : start;
  } catch {
    return start;
  }
}
