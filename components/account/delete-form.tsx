'use client';

import { useMessages } from '#messages';
import { ActionForm } from '@/components/forms/action-form';
import { FieldError } from '@/components/ui/field';
import { LinkButton } from '@/components/ui/link-button';
import type { FormState } from '@/lib/forms/form-state';
import type { FormAction } from '@/lib/forms/use-form';
import { useRoleCheckOnLeave } from '@/lib/members/use-member';
import { CurrentPassword } from './password-form';

/** Rejected unless the box is checked and the password is right. */
export function DeleteForm({
  email,
  action,
  initial,
}: {
  email: string;
  action: FormAction;
  initial: FormState;
}) {
  const messages = useMessages('account');
  useRoleCheckOnLeave();
  return (
    <ActionForm
      action={action}
      initial={initial}
      submit={messages.deleteMine}
      variant="danger"
      label={messages.deleteAccount}
      beside={
        <LinkButton href="/account" variant="quiet">
          {messages.keepItem}
        </LinkButton>
      }
    >
      {(field) => {
        const { id, name, error } = field('confirm');
        return (
          <>
            <CurrentPassword email={email} field={field('password')} />
            <div>
              <label className="flex min-h-target items-start gap-3 py-2">
                <input
                  id={id}
                  type="checkbox"
                  name={name}
                  value="yes"
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error ? `${id}-error` : undefined}
                  className="mt-0.5 size-5 shrink-0 accent-[var(--role-ink)]"
                />
                {messages.deleteUnderstand}
              </label>
              <FieldError id={`${id}-error`} error={error} />
            </div>
          </>
        );
      }}
    </ActionForm>
  );
}
