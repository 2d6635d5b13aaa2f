'use client';

import { useLang, useMessages } from '#messages';
import { ActionForm } from '@/components/forms/action-form';
import { FieldError, TextField } from '@/components/ui/field';
import { nameRule, phoneRule } from '@/lib/forms/field-rules';
import type { FormState } from '@/lib/forms/form-state';
import type { FormAction } from '@/lib/forms/use-form';
import { inOrder } from '@/lib/i18n/field-order';
import type { Member } from '@/lib/model/member';

const RULES = {
  firstName: nameRule,
  lastName: nameRule,
  nickname: nameRule,
  phone: phoneRule,
  otherPhone: phoneRule,
};

type ProfileFormProps = {
  member: Pick<Member, 'firstName' | 'lastName' | 'nickname' | 'phones'>;
  action: FormAction;
  initial: FormState;
};

export function ProfileForm({ member, action, initial }: ProfileFormProps) {
  const lang = useLang();
  const messages = useMessages('account');
  return (
    <ActionForm
      action={action}
      initial={initial}
      rules={RULES}
      submit={messages.save}
      label={messages.profile}
    >
      {(field) => (
        <div className="grid gap-5 sm:grid-cols-2">
          {inOrder(
            lang,
            <TextField
              key="first"
              {...field('firstName', member.firstName)}
              label={messages.firstName}
              autoComplete="given-name"
            />,
            <TextField
              key="last"
              {...field('lastName', member.lastName)}
              label={messages.lastName}
              autoComplete="family-name"
            />,
          )}
          <TextField
            {...field('nickname', member.nickname)}
            label={messages.nickname}
            autoComplete="nickname"
            hint={messages.nicknameHint}
            className="sm:col-span-2"
          />
          <TextField
            {...field('phone', member.phones[0])}
            label={messages.phone}
            type="tel"
            autoComplete="tel"
            dir="ltr"
          />
          <TextField
            {...field('otherPhone', member.phones[1])}
            label={messages.otherNumber}
            type="tel"
            autoComplete="off"
            dir="ltr"
          />
        </div>
      )}
    </ActionForm>
  );
}

type PrivacyFormProps = { privacy: Member['privacy']; action: FormAction; initial: FormState };

export function PrivacyForm({ privacy, action, initial }: PrivacyFormProps) {
  const messages = useMessages('account');
  const choices = [
    { value: 'private', label: messages.private, means: messages.privateMeans },
    { value: 'public', label: messages.public, means: messages.publicMeans },
  ];
  return (
    <ActionForm
      action={action}
      initial={initial}
      submit={messages.updatePrivacy}
      variant="secondary"
      label={messages.privacy}
    >
      {(field) => {
        const { id, name, defaultValue, error } = field('privacy', privacy);
        return (
          <fieldset key={defaultValue} aria-describedby={error ? `${id}-error` : undefined}>
            <legend className="sr-only">{messages.whoCanSee}</legend>
            {choices.map(({ value, label, means }) => (
              <label key={value} className="flex min-h-target items-start gap-3 py-2">
                <input
                  id={value === defaultValue ? id : undefined}
                  type="radio"
                  name={name}
                  value={value}
                  defaultChecked={value === defaultValue}
                  aria-invalid={error ? true : undefined}
                  className="mt-1 size-5 shrink-0 accent-[var(--role-ink)]"
                />
                <span>
                  <span className="block font-medium">{label}</span>
                  <span className="block text-small text-muted">{means}</span>
                </span>
              </label>
            ))}
            <FieldError id={`${id}-error`} error={error} />
          </fieldset>
        );
      }}
    </ActionForm>
  );
}
