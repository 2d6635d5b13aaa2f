'use client';

import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { emailRule, passwordRule } from '@/lib/forms/field-rules';
import type { CaptchaSettings, SignInAction } from '@/lib/members/sign-in-state';
import { Captcha } from './captcha';
import { ErrorSummary } from './error-summary';
import { FrameCompletion } from './frame-completion';
import { PasswordField } from './password-field';
import { PendingApproval } from './pending-approval';
import { useSignInForm } from './use-sign-in-form';

const RULES = { email: emailRule, password: passwordRule };

type SignInFormProps = {
  action: SignInAction;
  /** Leads to the page that resets a password, with the email that was typed here. */
  onForgotten: (data: FormData) => Promise<void>;
  /** The path to go on to. */
  returnTo: string;
  captcha: CaptchaSettings;
};

/** Email and password. Whatever the platform says, the shopper reads what happened and what to do. */
export function SignInForm({ action, onForgotten, returnTo, captcha }: SignInFormProps) {
  const emailId = useId();
  const passwordId = useId();
  const { state, pending, errors, message, summary, formProps } = useSignInForm(action, RULES);

  if (state.frameUrl !== null) return <FrameCompletion url={state.frameUrl} returnTo={returnTo} />;
  if (state.loginState === 'OWNER_APPROVAL_REQUIRED') return <PendingApproval />;
  return (
    <form {...formProps} className="grid gap-5">
      <ErrorSummary
        ref={summary}
        message={message}
        errors={[
          { fieldId: emailId, words: errors.email ?? '' },
          { fieldId: passwordId, words: errors.password ?? '' },
        ].filter(({ words }) => words !== '')}
      />
      <input type="hidden" name="returnTo" value={returnTo} />
      <TextField
        id={emailId}
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={254}
        defaultValue={state.values.email}
        error={errors.email}
      />
      <PasswordField id={passwordId} autoComplete="current-password" required error={errors.password} />
      <Captcha settings={captcha} state={state} returnTo={returnTo} />
      <Button size="large" pending={pending}>
        Sign in
      </Button>
      <Button variant="quiet" formAction={onForgotten} formNoValidate className="justify-self-center">
        Forgot your password?
      </Button>
    </form>
  );
}
