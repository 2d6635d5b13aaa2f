'use client';

import { useMessages } from '#messages';
import { ErrorSummary } from '@/components/forms/error-summary';
import { Button } from '@/components/ui/button';
import { LangField, TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import type { SignInAction, SignInState } from '@/lib/auth/sign-in-state';
import { codeRule } from '@/lib/forms/field-rules';
import { useFormAction } from '@/lib/forms/form-action';
import { fillNodes } from '@/lib/i18n/format';
import { FrameCompletion } from './frame-completion';
import { PendingApproval, useSignInForm } from './use-sign-in-form';

const RULES = { code: codeRule };

type VerifyFormProps = {
  verify: SignInAction;
  initial: SignInState;
  resend: SignInAction;
  resendInitial: SignInState;
  /** The email that the code was sent to. */
  email: string;
  returnTo: string;
};

export function VerifyForm({ verify, resend, initial, resendInitial, email, returnTo }: VerifyFormProps) {
  const messages = useMessages('signIn');
  const { state, pending, isHidden, field, summary, formProps } = useSignInForm(verify, initial, RULES);

  if (isHidden) return null;
  if (state.step === 'complete') return <FrameCompletion url={state.frameUrl} returnTo={returnTo} />;
  if (state.step === 'approval') return <PendingApproval />;
  return (
    <>
      <p className="mb-6 text-lead text-muted">
        {fillNodes(messages.codeSent, {
          email: <strong className="font-medium break-words text-ink">{email}</strong>,
        })}
      </p>
      <form {...formProps} className="grid gap-5">
        <LangField />
        <ErrorSummary {...summary} />
        <TextField
          {...field('code')}
          label={messages.code}
          autoComplete="one-time-code"
          inputMode="numeric"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={20}
        />
        <Button size="large" pending={pending}>
          {messages.verify}
        </Button>
      </form>
      <ResendForm resend={resend} initial={resendInitial} />
    </>
  );
}

function ResendForm({ resend, initial }: { resend: SignInAction; initial: SignInState }) {
  const messages = useMessages('signIn');
  const [state, submit, pending] = useFormAction(resend, initial);
  return (
    <form action={submit} className="mt-5 grid justify-items-center gap-3">
      <LangField />
      {state.message ? (
        <Notice tone={state.status === 'done' ? 'good' : 'bad'} className="w-full">
          {state.message}
        </Notice>
      ) : null}
      <Button variant="quiet" pending={pending}>
        {messages.resend}
      </Button>
    </form>
  );
}
