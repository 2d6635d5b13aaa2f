import { format } from '../i18n/format';
import type { Messages } from '../i18n/messages/en';
import { latinNumber } from '../model/latin-number';

/**
 * Null, or an error message. The same rules run in the browser and on the server. `form`:
 * in the browser, for a group of boxes, whose names are the group's and a number: `days.0`.
 */
export type FieldRule = (text: string, messages: Messages['fields'], form?: FormData) => string | null;

const MAX_EMAIL_LENGTH = 254;
const MAX_NAME_LENGTH = 100;
/** Guessing it takes years. There are no composition rules, because they weaken passwords. */
export const MIN_PASSWORD_LENGTH = 8;
const MAX_PASSWORD_LENGTH = 100;

/** One @ after text, a domain with a dot, no spaces. Only an email proves the rest. */
export const emailRule: FieldRule = (text, messages) => {
  const email = text.trim();
  if (email === '') return messages.enterEmail;
  if (email.length > MAX_EMAIL_LENGTH) return messages.emailTooLong;
  return /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/u.test(email) ? null : messages.emailForm;
};

/** An existing account's password may be older than the rules for new ones. */
export const passwordRule: FieldRule = (text, messages) => {
  if (text === '') return messages.enterPassword;
  return text.length > 1_000 ? messages.passwordTooLong : null;
};

export const newPasswordRule: FieldRule = (text, messages) => {
  if (text === '') return messages.choosePassword;
  const { length } = [...text];
  if (length < MIN_PASSWORD_LENGTH) return format(messages.atLeast, { count: MIN_PASSWORD_LENGTH });
  return length > MAX_PASSWORD_LENGTH ? format(messages.atMost, { count: MAX_PASSWORD_LENGTH }) : null;
};

export const nameRule: FieldRule = (text, messages) =>
  text.trim().length > MAX_NAME_LENGTH ? format(messages.atMost, { count: MAX_NAME_LENGTH }) : null;

/** Empty, or at least five digits with the usual separators. */
export const phoneRule: FieldRule = (text, messages) => {
  const phone = latinNumber(text).trim();
  return phone === '' || /^(?=(?:\D*\d){5})\+?[\d\s().\-/]+$/.test(phone) ? null : messages.phone;
};

export const codeRule: FieldRule = (text, messages) => {
  const code = latinNumber(text).replaceAll(/\s/g, '');
  if (code === '') return messages.enterCode;
  return /^[0-9A-Za-z-]{4,12}$/.test(code) ? null : messages.codeForm;
};
