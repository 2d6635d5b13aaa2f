'use client';

import { useLang, useMessages } from '#messages';
import { TextField } from '@/components/ui/field';
import { emailRule, MIN_PASSWORD_LENGTH, nameRule, newPasswordRule } from '@/lib/forms/field-rules';
import { inOrder } from '@/lib/i18n/field-order';
import { format } from '@/lib/i18n/format';
import { CredentialsForm, type CredentialsFormProps } from './sign-in-form';

const RULES = { email: emailRule, password: newPasswordRule, firstName: nameRule, lastName: nameRule };

export function RegisterForm(props: CredentialsFormProps) {
  const lang = useLang();
  const messages = useMessages('signIn');
  return (
    <CredentialsForm
      {...props}
      rules={RULES}
      password={{
        autoComplete: 'new-password',
        minLength: MIN_PASSWORD_LENGTH,
        hint: format(messages.passwordHint, { count: MIN_PASSWORD_LENGTH }),
      }}
      submit={messages.createAccount}
    >
      {({ field, state }) => (
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          {inOrder(
            lang,
            <TextField
              key="first"
              {...field('firstName', state.values.firstName)}
              label={messages.firstName}
              autoComplete="given-name"
            />,
            <TextField
              key="last"
              {...field('lastName', state.values.lastName)}
              label={messages.lastName}
              autoComplete="family-name"
            />,
          )}
        </div>
      )}
    </CredentialsForm>
  );
}
