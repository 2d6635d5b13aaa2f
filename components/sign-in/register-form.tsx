'use client';

import { useMessages } from '#messages';
import { Captcha } from '@/components/forms/captcha';
import { ErrorSummary } from '@/components/forms/error-summary';
import { PasswordField } from '@/components/forms/password-field';
import { Button } from '@/components/ui/button';
import { LangField, TextField } from '@/components/ui/field';
import type { CaptchaSettings, SignInAction, SignInState } from '@/lib/auth/sign-in-state';
import { emailRule, nameRule, newPasswordRule, PASSWORD_MIN } from '@/lib/forms/field-rules';
import { format } from '@/lib/i18n/format';
import { FrameCompletion } from './frame-completion';
import { PendingApproval } from './pending-approval';
import { EmailField, useSignInForm } from './use-sign-in-form';

const RULES = { email: emailRule, password: newPasswordRule, firstName: nameRule, lastName: nameRule };

type RegisterFormProps = {
  action: SignInAction;
  /** The state after a submission without JavaScript, or the initial state. */
  initial: SignInState;
  /** The path to open next. */
  returnTo: string;
  captcha: CaptchaSettings;
};

/** Creates an account from email and password. The name is optional. */
export function RegisterForm({ action, initial, returnTo, captcha }: RegisterFormProps) {
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
        autoComplete="new-password"
        required
        minLength={PASSWORD_MIN}
        hint={format(text.passwordHint, { count: PASSWORD_MIN })}
        error={password.error}
      />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField
          {...field('firstName', state.values.firstName)}
          label={text.firstName}
          autoComplete="given-name"
        />
        <TextField
          {...field('lastName', state.values.lastName)}
          label={text.lastName}
          autoComplete="family-name"
        />
      </div>
      <Captcha settings={captcha} state={state} returnTo={returnTo} />
      <Button size="large" pending={pending}>
        {text.createAccount}
      </Button>
    </form>
  );
}
