import type { Messages } from '../i18n/messages/en';

/** What a shopper reads for the code of an error; words about any failure for a code that this page does not know. */
export const failureMessage = (errors: Messages['errors'], code: string): string =>
  Object.entries(errors).find(([known]) => known === code)?.[1] ?? errors.unexpected;
