'use client';

import { type ComponentProps, type ReactNode, useSyncExternalStore } from 'react';
import { useMessages } from '#messages';
import { ErrorSummary } from '@/components/forms/error-summary';
import { PasswordField } from '@/components/forms/password-field';
import { Button } from '@/components/ui/button';
import { LangField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import type { CaptchaSettings, SignInAction, SignInState } from '@/lib/auth/sign-in-state';
import { emailRule, type FieldRule, passwordRule } from '@/lib/forms/field-rules';
import { Captcha } from './captcha';
import { FrameCompletion } from './frame-completion';
import { EmailField, PendingApproval, useSignInForm } from './use-sign-in-form';

const RULES = { email: emailRule, password: passwordRule };

export type CredentialsFormProps = {
  action: SignInAction;
  /** The state after a submission without JavaScript, or the initial state. */
  initial: SignInState;
  returnTo: string;
  captcha: CaptchaSettings;
};

/** `reset` is the proof of a shopper who comes from an email with a link for a new password. */
export function SignInForm({ reset, ...props }: CredentialsFormProps & { reset?: string | undefined }) {
  const messages = useMessages('signIn');
  return (
    <CredentialsForm
      {...props}
      rules={RULES}
      password={{ autoComplete: 'current-password' }}
      submit={messages.signIn}
      after={
        // Passes on the typed email.
        <Button
          variant="quiet"
          formAction="/forgot-password/start"
          formMethod="post"
          formEncType="application/x-www-form-urlencoded"
          formNoValidate
          className="justify-self-center"
        >
          {messages.forgot}
        </Button>
      }
    >
      {() => (reset === undefined ? null : <input type="hidden" name="reset" value={reset} />)}
    </CredentialsForm>
  );
}

/** Contains a captcha if the platform requires one. */
export function CredentialsForm({
  action,
  initial,
  returnTo,
  captcha,
  rules,
  password,
  submit,
  children,
  after,
}: CredentialsFormProps & {
  rules: Record<string, FieldRule>;
  password: Pick<ComponentProps<typeof PasswordField>, 'autoComplete' | 'minLength' | 'hint'>;
  submit: string;
  children?: (form: Pick<ReturnType<typeof useSignInForm>, 'field' | 'state'>) => ReactNode;
  after?: ReactNode;
}) {
  const messages = useMessages('signIn');
  const { state, pending, isHidden, field, summary, formProps } = useSignInForm(action, initial, rules);

  if (isHidden) return null;
  if (state.step === 'complete') return <FrameCompletion url={state.frameUrl} returnTo={returnTo} />;
  if (state.step === 'approval') return <PendingApproval />;
  const { id, name, error } = field('password');
  return (
    <form {...formProps} className="grid gap-5">
      <LangField />
      <CookieNotice />
      <ErrorSummary {...summary} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <EmailField field={field('email', state.values.email)} />
      <PasswordField
        {...password}
        id={id}
        name={name}
        error={error}
        messages={messages}
        label={messages.password}
        required
      />
      {children?.({ field, state })}
      <Captcha settings={captcha} state={state} returnTo={returnTo} />
      <Button size="large" pending={pending}>
        {submit}
      </Button>
      {after}
    </form>
  );
}

const subscribe = () => () => {};

/** Shown before a sign-in that the browser would not store. A plain form reports it afterwards. */
function CookieNotice() {
  const errors = useMessages('errors');
  const isBlocked = useSyncExternalStore(
    subscribe,
    () => !navigator.cookieEnabled,
    () => false,
  );
  return isBlocked ? <Notice tone="bad">{errors['cookies-blocked']}</Notice> : null;
}
