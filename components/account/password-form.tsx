'use client';

import { useMessages } from '#messages';
import { ActionForm } from '@/components/forms/action-form';
import { PasswordField } from '@/components/forms/password-field';
import { MIN_PASSWORD_LENGTH, newPasswordRule } from '@/lib/forms/field-rules';
import type { FormState } from '@/lib/forms/form-state';
import type { FormAction } from '@/lib/forms/use-form';
import { format } from '@/lib/i18n/format';

const RULES = { newPassword: newPasswordRule };

type PasswordFormProps = {
  /** For password managers, which store a password with its user name. */
  email: string;
  action: FormAction;
  initial: FormState;
};

export function PasswordForm({ email, action, initial }: PasswordFormProps) {
  const messages = useMessages('account');
  return (
    <ActionForm
      action={action}
      initial={initial}
      rules={RULES}
      submit={messages.changePassword}
      label={messages.changePassword}
    >
      {(field) => {
        const { id, name, error } = field('newPassword');
        return (
          <>
            <input name="username" autoComplete="username" value={email} readOnly className="hidden" />
            <PasswordField
              id={id}
              name={name}
              error={error}
              label={messages.newPassword}
              messages={messages}
              hint={format(messages.newPasswordHint, { count: MIN_PASSWORD_LENGTH })}
              autoComplete="new-password"
              className="max-w-[26rem]"
            />
          </>
        );
      }}
    </ActionForm>
  );
}
