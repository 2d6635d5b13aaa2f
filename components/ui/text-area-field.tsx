import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { CONTROL_STYLES, Field, type FieldProps, fieldAria } from './field';

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

/** A text field of several lines. */
export const TextAreaField = ({ id, label, hint, error, className, ...area }: TextAreaFieldProps) => (
  <Field {...{ id, label, hint, error, className }}>
    <textarea
      {...area}
      {...fieldAria({ id, hint, error })}
      id={id}
      className={clsx(CONTROL_STYLES, 'block py-2.5')}
    />
  </Field>
);
