'use client';

import { useMessages } from '#messages';
import { FieldError } from '@/components/ui/field';
import { ChevronDownIcon } from '@/components/ui/icons';
import type { FieldOf } from '@/lib/forms/use-form';
import { format } from '@/lib/i18n/format';
import type { SiteFormState } from '@/lib/site-forms/input-names';
import {
  LINES_FIELD,
  lineField,
  quantityField,
  type ReturnInputs,
  type ReturnLine,
} from '@/lib/site-forms/return-lines';
import { SiteForm, type SiteFormProps } from './site-form';

type ReturnFormProps = Pick<SiteFormProps, 'form' | 'action' | 'initial' | 'settings'> & {
  orderId: string;
  lines: ReturnLine[];
  inputs: ReturnInputs;
};

/** The items of one order replace texts. */
export function ReturnForm({ orderId, lines, inputs, ...form }: ReturnFormProps) {
  const { returnChoose } = useMessages('siteForms');
  return (
    <SiteForm
      {...form}
      use="returns"
      ownAnswers={[inputs.orderNumber, inputs.items]}
      ownRules={{
        [LINES_FIELD]: (_text, _fields, data) =>
          lines.some((_, index) => data?.has(lineField(index))) ? null : returnChoose,
      }}
    >
      {(field, state) => (
        <>
          <input type="hidden" name="orderId" value={orderId} />
          <ReturnLines lines={lines} field={field} state={state} />
        </>
      )}
    </SiteForm>
  );
}

function ReturnLines({ lines, field, state }: { lines: ReturnLine[]; field: FieldOf; state: SiteFormState }) {
  const messages = useMessages('siteForms');
  const { id, error } = field(LINES_FIELD);
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 text-small font-medium">{messages.returnItems}</legend>
      {lines.map((line, index) => {
        const name = lineField(index);
        const isChecked = state.values[name] === line.id;
        return (
          <div key={line.id} className="flex flex-wrap items-center gap-x-4">
            <label className="flex min-h-target grow basis-52 items-start gap-3 py-2">
              <input
                id={index === 0 ? id : undefined}
                type="checkbox"
                name={name}
                value={line.id}
                defaultChecked={isChecked}
                aria-invalid={error ? true : undefined}
                className="mt-0.5 size-5 shrink-0 accent-[var(--role-ink)]"
              />
              <bdi>{line.name}</bdi>
            </label>
            {line.quantity > 1 ? (
              <span className="relative">
                <select
                  name={quantityField(index)}
                  aria-label={format(messages.returnQuantity, { name: line.name })}
                  defaultValue={state.values[quantityField(index)] ?? String(line.quantity)}
                  className="control w-20 appearance-none"
                >
                  {countsTo(line.quantity).map((count) => (
                    <option key={count} value={count}>
                      {count}
                    </option>
                  ))}
                </select>
                <ChevronDownIcon className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4" />
              </span>
            ) : null}
          </div>
        );
      })}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}

const countsTo = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1);
