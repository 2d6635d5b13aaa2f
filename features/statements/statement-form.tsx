'use client';

import { useMessages } from '#messages';
import { ActionForm } from '@/components/forms/action-form';
import { TextAreaField, TextField } from '@/components/ui/field';
import { emailRule, type FieldRule } from '@/lib/forms/field-rules';
import type { FormState } from '@/lib/forms/form-state';
import type { FormAction } from '@/lib/forms/use-form';
import { STATEMENT_LIMITS, type StatementKind, statementLine } from '@/lib/site-forms/statement-names';

const required =
  (message: string): FieldRule =>
  (text) =>
    text.trim() === '' ? message : null;

type StatementFormProps = {
  kind: StatementKind;
  action: FormAction;
  initial: FormState;
  /** Values that are filled in. The shopper can change all of them. */
  prefill: { name: string; email: string; contract: string; details?: string; lines: string[] };
  /** The order that the form was opened for. */
  orderId: string | null;
};

export function StatementForm({ kind, action, initial, prefill, orderId }: StatementFormProps) {
  const messages = useMessages('statements');
  const { lines } = prefill;
  const rules = {
    name: required(messages.enterName),
    email: emailRule,
    contract: required(messages.enterContract),
  };
  // Without a script, unchecked boxes send nothing, so a returned form cannot tell them from a new one's.
  const isChecked = (index: number) =>
    initial.status === 'idle' || initial.values[statementLine(index)] !== undefined;
  return (
    <ActionForm
      action={action}
      initial={initial}
      rules={rules}
      submit={messages.next}
      label={messages[kind].title}
    >
      {(field) => (
        <div className="grid gap-5">
          <input type="hidden" name="kind" value={kind} />
          {orderId ? <input type="hidden" name="order" value={orderId} /> : null}
          <TextField
            {...field('name', prefill.name)}
            label={messages.name}
            autoComplete="name"
            required
            maxLength={STATEMENT_LIMITS.name}
          />
          <TextField
            {...field('email', prefill.email)}
            label={messages.email}
            hint={messages.emailHint}
            type="email"
            autoComplete="email"
            required
            maxLength={STATEMENT_LIMITS.email}
            dir="ltr"
          />
          <TextAreaField
            {...field('contract', prefill.contract)}
            label={messages.contract}
            hint={messages.contractHint}
            required
            maxLength={STATEMENT_LIMITS.contract}
            rows={3}
            dir="auto"
          />
          {lines.length > 0 ? (
            <fieldset>
              <legend className="mb-1 text-small font-medium">{messages.items}</legend>
              {lines.map((line, index) => (
                <label key={statementLine(index)} className="flex min-h-target items-start gap-3 py-2">
                  <input
                    type="checkbox"
                    name={statementLine(index)}
                    value={line}
                    defaultChecked={isChecked(index)}
                    className="mt-0.5 size-5 shrink-0 accent-[var(--role-ink)]"
                  />
                  <bdi>{line}</bdi>
                </label>
              ))}
            </fieldset>
          ) : null}
          {kind === 'cancellation' ? (
            <TextAreaField
              {...field('details', prefill.details)}
              label={messages.details}
              hint={messages.detailsHint}
              maxLength={STATEMENT_LIMITS.details}
              rows={2}
              dir="auto"
            />
          ) : null}
        </div>
      )}
    </ActionForm>
  );
}

type StatementButtonProps = {
  kind: StatementKind;
  reference: string;
  action: FormAction;
  initial: FormState;
};

/** The law requires the words of this button. */
export function StatementButton({ kind, reference, action, initial }: StatementButtonProps) {
  const messages = useMessages('statements')[kind];
  return (
    <ActionForm action={action} initial={initial} submit={messages.button} label={messages.title}>
      {() => (
        <>
          <input type="hidden" name="kind" value={kind} />
          <input type="hidden" name="reference" value={reference} />
        </>
      )}
    </ActionForm>
  );
}
