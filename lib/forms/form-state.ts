/**
 * State of a form after its submission: the submitted values (never a password), an error message
 * by field, and a message about the whole form. The form also renders from it without a script.
 */
export type FormState = {
  status: 'idle' | 'invalid' | 'failed' | 'done';
  values: Record<string, string>;
  errors: Record<string, string>;
  message: string | null;
};

export const IDLE: FormState = { status: 'idle', values: {}, errors: {}, message: null };
