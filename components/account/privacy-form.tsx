'use client';

import { useMessages } from '#messages';
import { ActionForm } from '@/components/forms/action-form';
import { FieldError } from '@/components/ui/field';
import type { FormState } from '@/lib/forms/form-state';
import type { FormAction } from '@/lib/forms/use-form';
import type { Member } from '@/lib/model/member';

type PrivacyFormProps = { privacy: Member['privacy']; action: FormAction; initial: FormState };

/** Sets whether other members can find this one. */
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
