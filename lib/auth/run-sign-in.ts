import 'server-only';
import { redirect } from 'next/navigation';
import type { z } from 'zod';
import { CAPTCHA_FIELDS, type SignInState } from '@/lib/auth/sign-in-state';
import type { ShopErrorCode } from '@/lib/errors/shop-error';
import { langOfForm, runWork } from '@/lib/forms/run-form';
import { answerForm, isSentByScript } from '@/lib/forms/stored-state';
import { cookieCheckHref, hasNoCookie, withError } from '@/lib/http/cookie-check';
import type { Lang } from '@/lib/i18n/lang';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import type { Messages } from '@/lib/i18n/messages/en';
import { localHref, signInHref } from '@/lib/urls';
import { RESET } from './reset-proof';
import type { SignInOutcome } from './sign-in';

type SignInForm<S extends z.ZodType> = {
  /** The form's name, also for the log. */
  form: string;
  /** The path of the form's page, without a language prefix. */
  page: string;
  schema: (messages: Messages['fields']) => S;
  data: FormData;
  previous: SignInState;
  work: (fields: z.infer<S>, lang: Lang) => Promise<SignInOutcome>;
};

/** Values of these fields are never sent back to a page. The last is the captcha widget's own. */
const SECRETS = [
  'password',
  'code',
  RESET,
  CAPTCHA_FIELDS.visible,
  CAPTCHA_FIELDS.invisible,
  'g-recaptcha-response',
];

export async function runSignIn<S extends z.ZodType>(request: SignInForm<S>): Promise<SignInState> {
  const state = await stateAfter(request);
  // The frame's URL goes only into a response to a script, never into the stored form state.
  return answerForm(request.form, localHref(langOfForm(request.data), request.page), state, {
    frameUrl: null,
  });
}

async function stateAfter<S extends z.ZodType>({
  form,
  schema,
  data,
  previous,
  work,
}: SignInForm<S>): Promise<SignInState> {
  const lang = langOfForm(data);
  const messages = ALL_MESSAGES[lang].signIn;
  const isFirstCookie = await hasNoCookie();
  const { state, result: outcome } = await runWork({
    where: form,
    schema,
    data,
    secrets: SECRETS,
    work: (fields) => work(fields, lang),
  });
  const common = { ...state, frameUrl: null, next: null };
  const goTo = async (next: string): Promise<SignInState> => {
    if (!(await isSentByScript())) redirect(next);
    return { ...common, step: previous.step, next };
  };

  if (outcome === undefined) return { ...common, step: 'failed' };
  switch (outcome.kind) {
    case 'signed-in': {
      const { next } = outcome;
      if (!isFirstCookie) redirect(next);
      // A script requests the sign-in page, which redirects a member and shows others the error.
      redirect(
        (await isSentByScript())
          ? withError(signInHref(next), 'cookies-blocked')
          : cookieCheckHref(next, signInHref(next)),
      );
      break;
    }
    case 'frame':
      return { ...common, step: 'complete', frameUrl: outcome.url };
    case 'verify': {
      const next = localHref(lang, '/login/verify');
      return goTo(isFirstCookie ? cookieCheckHref(next, localHref(lang, '/login')) : next);
    }
    case 'recover':
      return goTo(localHref(lang, '/forgot-password'));
    case 'sent':
      return { ...common, message: messages[outcome.message], step: previous.step };
    case 'approval':
      return { ...common, step: 'approval' };
    case 'verified-approval':
      redirect(localHref(lang, '/login/approval'));
      break;
    case 'restart':
      redirect(restartHref(lang));
      break;
    case 'captcha':
      return { ...common, status: 'invalid', step: nextCaptcha(previous, data) };
    case 'failed':
      return {
        ...common,
        status: outcome.field === null ? 'failed' : 'invalid',
        errors: outcome.field === null ? {} : { [outcome.field]: messages[outcome.message] },
        message: outcome.field === null ? messages[outcome.message] : null,
        step: 'failed',
      };
  }
}

export const restartHref = (lang: Lang): string =>
  localHref(lang, `/login?error=${'sign-in-expired' satisfies ShopErrorCode}`);

/** The invisible captcha comes first, then the one that the shopper solves. */
function nextCaptcha({ step }: SignInState, data: FormData): SignInState['step'] {
  const tried = Boolean(data.get(CAPTCHA_FIELDS.invisible)) || Boolean(data.get(CAPTCHA_FIELDS.visible));
  return tried || step === 'captcha' ? 'captcha' : 'invisible-captcha';
}
