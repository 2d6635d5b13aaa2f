import type { ComponentProps } from 'react';
import { CONTROL_STYLES, Field, type FieldProps, fieldAria } from './field';
import { ChevronDownIcon } from './icons';

export type SelectOption = { value: string; label: string };

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> & {
    options: readonly SelectOption[];
    /** First entry, for "nothing chosen yet". Its value is empty. */
    placeholder?: string;
  };

/** Native, so that it works with every keyboard, phone and screen reader. */
export function SelectField({
  id,
  label,
  hint,
  error,
  className,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      <span className="relative block">
        <select
          {...select}
          {...fieldAria({ id, hint, error })}
          id={id}
          className={`${CONTROL_STYLES} appearance-none pe-10`}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4" />
      </span>
    </Field>
  );
}
