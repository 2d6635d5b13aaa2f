import clsx from 'clsx';
import type { ReactNode } from 'react';
import { AlertIcon } from './icons';

/** What every kind of field takes. */
export type FieldProps = {
  label: string;
  /**
   * Needed by a field that has a hint or can have an error. Pages that were left stay in the document, hidden, for the
   * way back, so it has to come from `useId` and not from a name.
   */
  id?: string;
  hint?: string;
  error?: string | null;
  className?: string;
};

/** `aria-describedby` and `aria-invalid` of the control inside a `Field` with the same id. */
export function fieldAria({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  const describedBy = clsx(hint && `${id}-hint`, error && `${id}-error`);
  return { 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined };
}

/** Border, height and text of controls. 16 px text, or phones zoom in when it gets the focus. */
export const CONTROL_STYLES = 'control';

/** Label, hint and error around a control. The label holds the control, which needs no id to belong to it. */
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

/** What is wrong with a field; announced as it appears. Nothing while all is right. */
export function FieldError({ id, error }: { id?: string; error: string | null | undefined }) {
  if (!error) return null;
  return (
    <p id={id} role="alert" className="mt-1.5 flex items-start gap-1.5 text-small text-danger">
      <AlertIcon className="mt-0.5 size-4" />
      {error}
    </p>
  );
}
