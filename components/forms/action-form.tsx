'use client';

import { type ReactNode, useActionState } from 'react';
import { FormMessages } from '@/components/forms/error-summary';
import { Button, type ButtonVariant } from '@/components/ui/button';
import { LangField } from '@/components/ui/field';
import type { FieldRule } from '@/lib/forms/field-rules';
import type { FormState } from '@/lib/forms/form-state';
import { type FieldOf, type FormAction, useForm } from '@/lib/forms/use-form';

type ActionFormProps = {
  action: FormAction;
  /** The state after a submission without JavaScript, or idle. */
  initial: FormState;
  /** Checks that run in the browser, by field name. */
  rules?: Record<string, FieldRule>;
  submit: string;
  variant?: ButtonVariant;
  /** Content next to the button. */
  beside?: ReactNode;
  /** The form's accessible name. */
  label: string;
  children: (field: FieldOf) => ReactNode;
};

/** A form with its messages, fields and button. */
export function ActionForm({
  action,
  initial,
  rules,
  submit,
  variant,
  beside,
  label,
  children,
}: ActionFormProps) {
  const { formProps, ...form } = useForm(useActionState(action, initial), { rules });
  return (
    <form {...formProps} aria-label={label}>
      <LangField />
      <FormMessages {...form} />
      {children(form.field)}
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button variant={variant} pending={form.pending}>
          {submit}
        </Button>
        {beside}
      </div>
    </form>
  );
}
