import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { CONTROL_STYLES, Field, type FieldProps, fieldAria } from './field';

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'className'> & { inputClassName?: string };

/**
 * A single-line text field. `type`, `inputMode` and `autoComplete` set the keyboard and autofill.
 */
export function TextField({
  id,
  label,
  hint,
  error,
  className,
  inputClassName,
  type = 'text',
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ id, label, hint, error, className }}>
      <input
        {...input}
        {...fieldAria({ id, hint, error })}
        id={id}
        type={type}
        className={clsx(CONTROL_STYLES, inputClassName)}
      />
    </Field>
  );
}
