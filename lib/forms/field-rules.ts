import { format } from '../i18n/format';
import type { Messages } from '../i18n/messages/en';

/**
 * What a field's text must be: null when it is right, else words for the shopper. The same rules check a form in the
 * browser and on the server.
 */
export type FieldRule = (text: string, messages: Messages['fields']) => string | null;

const EMAIL_MAX = 254;
const NAME_MAX = 100;
/** Long enough that guessing takes years, and no rules about its composition: those make passwords worse. */
export const PASSWORD_MIN = 8;
const PASSWORD_MAX = 100;

/** One @, something before it, a domain with a dot after it, no spaces. What is real, only a mail can tell. */
export const emailRule: FieldRule = (text, messages) => {
  const email = text.trim();
  if (email === '') return messages.enterEmail;
  if (email.length > EMAIL_MAX) return messages.emailTooLong;
  return /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/u.test(email) ? null : messages.emailForm;
};

/** Of an account that exists: its rules were another day's. */
export const passwordRule: FieldRule = (text, messages) => {
  if (text === '') return messages.enterPassword;
  return text.length > 1_000 ? messages.passwordTooLong : null;
};

export const newPasswordRule: FieldRule = (text, messages) => {
  if (text === '') return messages.choosePassword;
  const { length } = [...text];
  if (length < PASSWORD_MIN) return format(messages.atLeast, { count: PASSWORD_MIN });
  return length > PASSWORD_MAX ? format(messages.atMost, { count: PASSWORD_MAX }) : null;
};

export const nameRule: FieldRule = (text, messages) =>
  text.trim().length > NAME_MAX ? format(messages.atMost, { count: NAME_MAX }) : null;

/** None, or at least five digits with the marks that people group them by. */
export const phoneRule: FieldRule = (text, messages) => {
  const phone = text.trim();
  return phone === '' || /^(?=(?:\D*\d){5})\+?[\d\s().\-/]+$/.test(phone) ? null : messages.phone;
};

export const codeRule: FieldRule = (text, messages) => {
  const code = text.replaceAll(/\s/g, '');
  if (code === '') return messages.enterCode;
  return /^[0-9A-Za-z-]{4,12}$/.test(code) ? null : messages.codeForm;
};
