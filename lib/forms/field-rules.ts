import type { Words } from '../words/en';
import { fill } from '../words/format';

/**
 * What a field's text must be: null when it is right, else words for the shopper. The same rules check a form in the
 * browser and on the server.
 */
export type FieldRule = (text: string, words: Words['fields']) => string | null;

const EMAIL_MAX = 254;
const NAME_MAX = 100;
/** Long enough that guessing takes years, and no rules about its composition: those make passwords worse. */
export const PASSWORD_MIN = 8;
const PASSWORD_MAX = 100;

/** One @, something before it, a domain with a dot after it, no spaces. What is real, only a mail can tell. */
export const emailRule: FieldRule = (text, words) => {
  const email = text.trim();
  if (email === '') return words.enterEmail;
  if (email.length > EMAIL_MAX) return words.emailTooLong;
  return /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/u.test(email) ? null : words.emailForm;
};

/** Of an account that exists: its rules were another day's. */
export const passwordRule: FieldRule = (text, words) => {
  if (text === '') return words.enterPassword;
  return text.length > 1_000 ? words.passwordTooLong : null;
};

export const newPasswordRule: FieldRule = (text, words) => {
  if (text === '') return words.choosePassword;
  const { length } = [...text];
  if (length < PASSWORD_MIN) return fill(words.atLeast, { count: PASSWORD_MIN });
  return length > PASSWORD_MAX ? fill(words.atMost, { count: PASSWORD_MAX }) : null;
};

export const nameRule: FieldRule = (text, words) =>
  text.trim().length > NAME_MAX ? fill(words.atMost, { count: NAME_MAX }) : null;

/** None, or at least five digits with the marks that people group them by. */
export const phoneRule: FieldRule = (text, words) => {
  const phone = text.trim();
  return phone === '' || /^(?=(?:\D*\d){5})\+?[\d\s().\-/]+$/.test(phone) ? null : words.phone;
};

export const codeRule: FieldRule = (text, words) => {
  const code = text.replaceAll(/\s/g, '');
  if (code === '') return words.enterCode;
  return /^[0-9A-Za-z-]{4,12}$/.test(code) ? null : words.codeForm;
};
