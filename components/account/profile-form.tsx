'use client';

import { useWords } from '#words';
import { TextField } from '@/components/ui/text-field';
import { nameRule, phoneRule } from '@/lib/forms/field-rules';
import type { FormState } from '@/lib/forms/form-state';
import type { Member } from '@/lib/members/types';
import { ActionForm } from './action-form';
import type { FormAction } from './use-action-form';

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

/** Names and phones. */
export function ProfileForm({ member, action, initial }: ProfileFormProps) {
  const words = useWords('account');
  return (
    <ActionForm action={action} initial={initial} rules={RULES} submit={words.save} label={words.profile}>
      {(field) => (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...field('firstName', member.firstName)}
            label={words.firstName}
            autoComplete="given-name"
          />
          <TextField
            {...field('lastName', member.lastName)}
            label={words.lastName}
            autoComplete="family-name"
          />
          <TextField
            {...field('nickname', member.nickname)}
            label={words.nickname}
            autoComplete="nickname"
            hint={words.nicknameHint}
            className="sm:col-span-2"
          />
          <TextField
            {...field('phone', member.phones[0])}
            label={words.phone}
            type="tel"
            autoComplete="tel"
            dir="ltr"
          />
          <TextField
            {...field('otherPhone', member.phones[1])}
            label={words.otherNumber}
            type="tel"
            autoComplete="off"
            dir="ltr"
          />
        </div>
      )}
    </ActionForm>
  );
}
