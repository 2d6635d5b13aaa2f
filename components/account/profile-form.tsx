'use client';

import { TextField } from '@/components/ui/text-field';
import type { FormState } from '@/lib/forms/form-state';
import type { Member } from '@/lib/members/types';
import { ActionForm } from './action-form';
import type { FormAction } from './use-action-form';

type ProfileFormProps = {
  member: Pick<Member, 'firstName' | 'lastName' | 'nickname' | 'phones'>;
  action: FormAction;
  initial: FormState;
};

/** Names and phones. */
export function ProfileForm({ member, action, initial }: ProfileFormProps) {
  return (
    <ActionForm action={action} initial={initial} submit="Save" label="Profile">
      {(field) => (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...field('firstName', member.firstName)} label="First name" autoComplete="given-name" />
          <TextField {...field('lastName', member.lastName)} label="Last name" autoComplete="family-name" />
          <TextField
            {...field('nickname', member.nickname)}
            label="Nickname"
            autoComplete="nickname"
            hint="What other members see, if your profile is public."
            className="sm:col-span-2"
          />
          <TextField
            {...field('phone', member.phones[0])}
            label="Phone"
            type="tel"
            autoComplete="tel"
            dir="ltr"
          />
          <TextField
            {...field('otherPhone', member.phones[1])}
            label="Other number"
            type="tel"
            autoComplete="off"
            dir="ltr"
          />
        </div>
      )}
    </ActionForm>
  );
}
