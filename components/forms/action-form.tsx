'use client';

import type { ReactNode } from 'react';
import { FormMessages } from '@/components/forms/error-summary';
import { Button, type ButtonVariant } from '@/components/ui/button';
import { LangField } from '@/components/ui/field';
import type { FieldRule } from '@/lib/forms/field-rules';
import { useFormAction } from '@/lib/forms/form-action';
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
  beside?: ReactNode;
  label: string;
  children: (field: FieldOf) => ReactNode;
};

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
  const { formProps, ...form } = useForm(useFormAction(action, initial), { rules });
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
