'use client';

import { useMessages } from '#messages';
import { Captcha } from '@/components/forms/captcha';
import { ErrorSummary } from '@/components/forms/error-summary';
import { PasswordField } from '@/components/forms/password-field';
import { Button } from '@/components/ui/button';
import { LangField } from '@/components/ui/field';
import type { CaptchaSettings, SignInAction, SignInState } from '@/lib/auth/sign-in-state';
import { emailRule, passwordRule } from '@/lib/forms/field-rules';
import { FrameCompletion } from './frame-completion';
import { PendingApproval } from './pending-approval';
import { EmailField, useSignInForm } from './use-sign-in-form';

const RULES = { email: emailRule, password: passwordRule };

type SignInFormProps = {
  action: SignInAction;
  /** The state after a submission without JavaScript, or the initial state. */
  initial: SignInState;
  /** The path to open next. */
  returnTo: string;
  captcha: CaptchaSettings;
};

/**
 * Signs in with email and password. For every error of the platform, the shopper reads what
 * happened and what to do.
 */
export function SignInForm({ action, initial, returnTo, captcha }: SignInFormProps) {
  const text = useMessages('signIn');
  const { state, pending, isHidden, field, summary, formProps } = useSignInForm(action, initial, RULES);

  const password = field('password');

  if (isHidden) return null;
  if (state.step === 'complete') return <FrameCompletion url={state.frameUrl} returnTo={returnTo} />;
  if (state.step === 'approval') return <PendingApproval />;
  return (
    <form {...formProps} className="grid gap-5">
      <LangField />
      <ErrorSummary {...summary} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <EmailField field={field('email', state.values.email)} />
      <PasswordField
        id={password.id}
        name={password.name}
        label={text.password}
        messages={text}
        autoComplete="current-password"
        required
        error={password.error}
      />
      <Captcha settings={captcha} state={state} returnTo={returnTo} />
      <Button size="large" pending={pending}>
        {text.signIn}
      </Button>
      {/* Passes on the typed email. */}
      <Button
        variant="quiet"
        formAction="/forgot-password/start"
        formMethod="post"
        formEncType="application/x-www-form-urlencoded"
        formNoValidate
        className="justify-self-center"
      >
        {text.forgot}
      </Button>
    </form>
  );
}
