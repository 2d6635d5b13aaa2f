import type { Messages } from '../i18n/messages/en';

/** Returns the message for an error code, or a general message for an unknown code. */
export const failureMessage = (errors: Messages['errors'], code: string): string =>
  Object.entries(errors).find(([known]) => known === code)?.[1] ?? errors.unexpected;
