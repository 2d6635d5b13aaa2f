import type { Lang } from './lang';
import type { Messages } from './messages/en';

/** Loaded on demand, because few pages that may show a cart ever do. */
export type CartMessages = Pick<Messages, 'cart' | 'cartChanges' | 'errors'>;

// The build drops the lines of languages that the shop does not have.
function importCart(lang: Lang): Promise<CartMessages> {
  if (process.env.LANGUAGE_DE !== 'off' && lang === 'de') return import('./messages/de/cart');
  if (process.env.LANGUAGE_HE !== 'off' && lang === 'he') return import('./messages/he/cart');
  if (process.env.LANGUAGE_FR !== 'off' && lang === 'fr') return import('./messages/fr/cart');
  if (process.env.LANGUAGE_ES !== 'off' && lang === 'es') return import('./messages/es/cart');
  if (process.env.LANGUAGE_IT !== 'off' && lang === 'it') return import('./messages/it/cart');
  if (process.env.LANGUAGE_NL !== 'off' && lang === 'nl') return import('./messages/nl/cart');
  if (process.env.LANGUAGE_PT_BR !== 'off' && lang === 'pt-br') return import('./messages/pt-br/cart');
  if (process.env.LANGUAGE_PL !== 'off' && lang === 'pl') return import('./messages/pl/cart');
  if (process.env.LANGUAGE_SV !== 'off' && lang === 'sv') return import('./messages/sv/cart');
  if (process.env.LANGUAGE_JA !== 'off' && lang === 'ja') return import('./messages/ja/cart');
  if (process.env.LANGUAGE_AR !== 'off' && lang === 'ar') return import('./messages/ar/cart');
  return import('./messages/en/cart');
}

/** Loads the messages with the code that needs them. @throws TypeError offline */
export async function loadCartMessages(lang: Lang): Promise<CartMessages> {
  const { cart, cartChanges, errors } = await importCart(lang);
  return withOwn({ cart, cartChanges, errors }, lang);
}

/** Replaces messages by the merchant's own. Loads no code if there are none. */
export const withOwn = async <T extends Partial<Messages>>(messages: T, lang: Lang): Promise<T> =>
  FEATURES.ownMessages
    ? Promise.all([import('./own-messages'), import('@/own/messages')]).then(([{ withOwnMessages }, own]) =>
        withOwnMessages(messages, lang, own.messages),
      )
    : messages;
