import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useLang } from '#messages';
import { AlertIcon } from './icons';

export type FieldProps = {
  label: string;
  /** Required with a hint or an error. From `useId`, because left pages stay in the document, hidden. */
  id?: string;
  hint?: string;
  error?: string | null;
  className?: string;
};

/** Attributes of the control inside a `Field` with the same id. */
export function fieldAria({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  const describedBy = clsx(hint && `${id}-hint`, error && `${id}-error`);
  return { 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined };
}

/** The text is 16 px, because phones zoom in on focus below that size. */
export const CONTROL_STYLES = 'control';

/** The label contains the control, so that it needs no id. */
export function Field({ id, label, hint, error, className, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className={className}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children */}
      <label className="block">
        <span className="mb-1.5 block text-small font-medium">{label}</span>
        {children}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-small text-muted">
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id?: string; error: string | null | undefined }) {
  if (!error) return null;
  return (
    <p id={id} role="alert" className="mt-1.5 flex items-start gap-1.5 text-small text-danger">
      <AlertIcon className="mt-0.5 size-4" />
      <span>{error}</span>
    </p>
  );
}

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'className'> & { inputClassName?: string };

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
    <Field id={id} label={label} hint={hint} error={error} className={className}>
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

/** A server action cannot know the page's language otherwise. */
export const LangField = () => <input type="hidden" name="lang" value={useLang()} />;

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

export const TextAreaField = ({ id, label, hint, error, className, ...area }: TextAreaFieldProps) => (
  <Field id={id} label={label} hint={hint} error={error} className={className}>
    <textarea
      {...area}
      {...fieldAria({ id, hint, error })}
      id={id}
      className={clsx(CONTROL_STYLES, 'block py-2.5')}
    />
  </Field>
);
