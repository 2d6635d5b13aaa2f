/** Submitted values (never a password), and errors by field. A form renders from it without a script too. */
export type FormState = {
  status: 'idle' | 'invalid' | 'failed' | 'done';
  values: Record<string, string>;
  errors: Record<string, string>;
  message: string | null;
};

export const IDLE: FormState = { status: 'idle', values: {}, errors: {}, message: null };
