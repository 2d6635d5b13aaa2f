'use client';

import { useMessages } from '#messages';
import { ActionForm } from '@/components/forms/action-form';
import { PasswordField } from '@/components/forms/password-field';
import { TextLink } from '@/components/ui/link';
import { MIN_PASSWORD_LENGTH, newPasswordRule, passwordRule } from '@/lib/forms/field-rules';
import type { FormState } from '@/lib/forms/form-state';
import type { FieldOf, FormAction } from '@/lib/forms/use-form';
import { fillNodes, format } from '@/lib/i18n/format';

const RULES = { password: passwordRule, newPassword: newPasswordRule };

type PasswordFormProps = {
  /** For password managers, which store a password with its user name. */
  email: string;
  action: FormAction;
  initial: FormState;
};

/** The hidden user name is for password managers. A member without a password is led to a new one. */
export function CurrentPassword({ email, field }: { email: string; field: ReturnType<FieldOf> }) {
  const messages = useMessages('account');
  const { id, name, error } = field;
  return (
    <div className="max-w-[26rem]">
      <input name="username" autoComplete="username" value={email} readOnly className="hidden" />
      <PasswordField
        id={id}
        name={name}
        error={error}
        messages={messages}
        label={messages.currentPassword}
        autoComplete="current-password"
      />
      <p className="mt-2 text-small text-muted">
        {fillNodes(messages.noPassword, {
          link: <TextLink href="/forgot-password">{messages.linkByEmail}</TextLink>,
        })}
      </p>
    </div>
  );
}

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
            <CurrentPassword email={email} field={field('password')} />
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
