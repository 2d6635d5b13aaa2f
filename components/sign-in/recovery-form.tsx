'use client';

import { useMessages } from '#messages';
import { ErrorSummary } from '@/components/forms/error-summary';
import { Button } from '@/components/ui/button';
import { LangField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import type { SignInAction, SignInState } from '@/lib/auth/sign-in-state';
import { emailRule } from '@/lib/forms/field-rules';
import { EmailField, useSignInForm } from './use-sign-in-form';

const RULES = { email: emailRule };

type RecoveryFormProps = {
  action: SignInAction;
  initial: SignInState;
  /** The email typed on the previous page. */
  email: string;
};

/** The response does not disclose whether an account exists. */
export function RecoveryForm({ action, initial, email }: RecoveryFormProps) {
  const messages = useMessages('signIn');
  const { state, pending, isHidden, field, summary, formProps } = useSignInForm(action, initial, RULES);

  if (isHidden) return null;
  return (
    <form {...formProps} className="grid gap-5">
      <LangField />
      <ErrorSummary {...summary} />
      {state.status === 'done' ? <Notice tone="good">{state.message}</Notice> : null}
      <EmailField field={field('email', state.values.email ?? email)} />
      <Button size="large" pending={pending}>
        {messages.sendLink}
      </Button>
    </form>
  );
}
