import 'server-only';
import { redirect } from 'next/navigation';
import type { z } from 'zod';
import { runForm } from '@/lib/forms/run-form';
import { CAPTCHA_FIELDS, SCRIPT_FIELD, type SignInState } from '@/lib/members/sign-in-state';
import type { SignInOutcome } from './sign-in';

type SignInForm<S extends z.ZodType> = {
  where: string;
  schema: S;
  data: FormData;
  previous: SignInState;
  work: (fields: z.infer<S>) => Promise<SignInOutcome>;
};

/** What was typed there never goes back to a page, and what a script has filled in has no business there. */
const SECRETS = ['password', 'code', SCRIPT_FIELD, CAPTCHA_FIELDS.visible, CAPTCHA_FIELDS.invisible];

/**
 * Runs one of the forms of signing in and turns its outcome into what the page shows, or into the next page.
 *
 * With a script, a success is answered with the path to go on to, which the form loads anew: nothing that was read for
 * the visitor before, and no typed password, stays behind in the page. Without one it is a plain redirect.
 */
export async function runSignIn<S extends z.ZodType>(form: SignInForm<S>): Promise<SignInState> {
  const { where, schema, data, previous, work } = form;
  const result: { outcome: SignInOutcome | null } = { outcome: null };
  const state = await runForm({
    where,
    schema,
    data,
    secrets: SECRETS,
    work: async (fields) => {
      result.outcome = await work(fields);
      return null;
    },
  });
  const { outcome } = result;
  const common = { ...state, next: null, frameUrl: null };
  if (outcome === null) return { ...common, loginState: 'FAILURE' };
  switch (outcome.kind) {
    case 'signed-in':
      if (data.get(SCRIPT_FIELD) === null) redirect(outcome.next);
      return { ...common, loginState: 'SUCCESS', next: outcome.next };
    case 'frame':
      return { ...common, loginState: 'SUCCESS', frameUrl: outcome.url };
    case 'verify':
      redirect('/login/verify');
      break;
    case 'recover':
      redirect('/forgot-password');
      break;
    case 'approval':
      return { ...common, loginState: 'OWNER_APPROVAL_REQUIRED' };
    case 'captcha':
      return { ...common, status: 'invalid', loginState: nextCaptcha(previous, data) };
    case 'failed':
      return {
        ...common,
        status: outcome.field === null ? 'failed' : 'invalid',
        errors: outcome.field === null ? {} : { [outcome.field]: outcome.words },
        message: outcome.field === null ? outcome.words : null,
        loginState: 'FAILURE',
      };
  }
}

/** The unseen captcha first; when that does not satisfy the platform, the one that is solved by hand. */
function nextCaptcha({ loginState }: SignInState, data: FormData): SignInState['loginState'] {
  const tried = Boolean(data.get(CAPTCHA_FIELDS.invisible)) || Boolean(data.get(CAPTCHA_FIELDS.visible));
  return tried || loginState === 'USER_CAPTCHA_REQUIRED'
    ? 'USER_CAPTCHA_REQUIRED'
    : 'SILENT_CAPTCHA_REQUIRED';
}
