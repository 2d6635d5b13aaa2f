'use client';

import { useMessages } from '#messages';
import { ActionForm } from '@/components/forms/action-form';
import { TextField } from '@/components/ui/field';
import { nameRule, phoneRule } from '@/lib/forms/field-rules';
import type { FormState } from '@/lib/forms/form-state';
import type { FormAction } from '@/lib/forms/use-form';
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

/** Edits names and phones. */
export function ProfileForm({ member, action, initial }: ProfileFormProps) {
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
          <TextField
            {...field('firstName', member.firstName)}
            label={messages.firstName}
            autoComplete="given-name"
          />
          <TextField
            {...field('lastName', member.lastName)}
            label={messages.lastName}
            autoComplete="family-name"
          />
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
