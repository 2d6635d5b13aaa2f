/**
 * What a form knows after it was sent: everything that was typed (but never a password), what is wrong beside which
 * field, and words about the whole. The same state draws the form before and without a script.
 */
export type FormState = {
  status: 'idle' | 'invalid' | 'failed' | 'done';
  values: Record<string, string>;
  errors: Record<string, string>;
  message: string | null;
};

export const IDLE: FormState = { status: 'idle', values: {}, errors: {}, message: null };
