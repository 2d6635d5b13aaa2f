'use client';

import { FieldError } from '@/components/ui/field';
import type { FormState } from '@/lib/forms/form-state';
import type { Member } from '@/lib/members/types';
import { ActionForm } from './action-form';
import type { FormAction } from './use-action-form';

const CHOICES: { value: Member['privacy']; label: string; words: string }[] = [
  { value: 'private', label: 'Private', words: 'Only you and the shop see it.' },
  { value: 'public', label: 'Public', words: 'Other members can find you and see your profile.' },
];

type PrivacyFormProps = { privacy: Member['privacy']; action: FormAction; initial: FormState };

/** Whether other members can find this one. */
export function PrivacyForm({ privacy, action, initial }: PrivacyFormProps) {
  return (
    <ActionForm action={action} initial={initial} submit="Update privacy" variant="secondary" label="Privacy">
      {(field) => {
        const { id, name, defaultValue, error } = field('privacy', privacy);
        return (
          <fieldset key={defaultValue} aria-describedby={error ? `${id}-error` : undefined}>
            <legend className="sr-only">Who can see your profile</legend>
            {CHOICES.map(({ value, label, words }) => (
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
                  <span className="block text-small text-muted">{words}</span>
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
