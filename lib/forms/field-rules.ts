/**
 * What a field's text must be: null when it is right, else words for the shopper. The same rules check a form in the
 * browser and on the server.
 */
export type FieldRule = (text: string) => string | null;

const EMAIL_MAX = 254;
const NAME_MAX = 100;
/** Long enough that guessing takes years, and no rules about its composition: those make passwords worse. */
export const PASSWORD_MIN = 8;
const PASSWORD_MAX = 100;

/** One @, something before it, a domain with a dot after it, no spaces. What is real, only a mail can tell. */
export const emailRule: FieldRule = (text) => {
  const email = text.trim();
  if (email === '') return 'Enter your email.';
  if (email.length > EMAIL_MAX) return 'That is too long for an email.';
  return /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/u.test(email) ? null : 'Enter an email like name@example.com.';
};

/** Of an account that exists: its rules were another day's. */
export const passwordRule: FieldRule = (text) => {
  if (text === '') return 'Enter your password.';
  return text.length > 1_000 ? 'That is too long for a password.' : null;
};

export const newPasswordRule: FieldRule = (text) => {
  if (text === '') return 'Choose a password.';
  const { length } = [...text];
  if (length < PASSWORD_MIN) return `Use at least ${PASSWORD_MIN} characters.`;
  return length > PASSWORD_MAX ? `Use at most ${PASSWORD_MAX} characters.` : null;
};

export const nameRule: FieldRule = (text) =>
  text.trim().length > NAME_MAX ? `Use at most ${NAME_MAX} characters.` : null;

export const codeRule: FieldRule = (text) => {
  const code = text.replaceAll(/\s/g, '');
  if (code === '') return 'Enter the code from the mail.';
  return /^[0-9A-Za-z-]{4,12}$/.test(code) ? null : 'That is not a code from our mail. It looks like 123456.';
};
