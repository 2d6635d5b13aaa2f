'use client';

import { useEffect, useState } from 'react';
import { useMessages } from '#messages';
import { TextField } from '@/components/ui/field';
import { LinkButton } from '@/components/ui/link-button';
import type { SignInAction, SignInState } from '@/lib/auth/sign-in-state';
import type { FieldRule } from '@/lib/forms/field-rules';
import { useFormAction } from '@/lib/forms/form-action';
import { type FieldOf, useForm } from '@/lib/forms/use-form';
import { useRoleCheckOnLeave } from '@/lib/members/use-member';

/** Opens the page of the next step. Typed values stay, because a captcha may have to be solved for them. */
export function useSignInForm(action: SignInAction, initial: SignInState, rules: Record<string, FieldRule>) {
  const form = useForm(useFormAction(action, initial), {
    rules,
    checksBeforeSending: true,
    keepsValues: true,
    onAnswer: ({ next }) => {
      if (next !== null) location.assign(next);
    },
  });
  useRoleCheckOnLeave();
  return { ...form, pending: form.pending || form.state.next !== null, isHidden: useIsHidden() };
}

/** A page that was left stays in the document, hidden, for the Back button. Passwords must not stay. */
function useIsHidden(): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    setHidden(false);
    return () => setHidden(true);
  }, []);
  return isHidden;
}

/** Password managers store the email as the user name. */
export function EmailField({ field }: { field: ReturnType<FieldOf> }) {
  const messages = useMessages('signIn');
  return (
    <TextField
      {...field}
      label={messages.email}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={254}
    />
  );
}

/** The shop's owner approves members. This text replaces the form below the page's title. */
export function PendingApproval() {
  const messages = useMessages('signIn');
  return (
    <div role="status">
      <h2 className="font-display text-heading">{messages.approvalTitle}</h2>
      <p className="mt-4 mb-8 text-lead text-muted">{messages.approvalText}</p>
      <LinkButton href="/products">{messages.continueShopping}</LinkButton>
    </div>
  );
}
