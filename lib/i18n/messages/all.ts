import { messages as own } from '@/own/messages';
import { LANGS, type Lang } from '../locales.mjs';
import { withOwnMessages } from '../own-messages';
import { texts as ar } from './ar/texts';
import { texts as de } from './de/texts';
import { en, type Messages } from './en';
import { texts as es } from './es/texts';
import { texts as fr } from './fr/texts';
import { texts as he } from './he/texts';
import { texts as it } from './it/texts';
import { texts as ja } from './ja/texts';
import { texts as nl } from './nl/texts';
import { texts as pl } from './pl/texts';
import { texts as ptBr } from './pt-br/texts';
import { texts as sv } from './sv/texts';

/** All messages in the shop's languages, with the merchant's own: for the server only. */
// Per bundle: they do not change once they are loaded. The build drops the texts of languages that
// the shop does not have.
export const ALL_MESSAGES: Record<Lang, Messages> = {
  en,
  de: process.env.LANGUAGE_DE === 'off' ? en : de,
  he: process.env.LANGUAGE_HE === 'off' ? en : he,
  fr: process.env.LANGUAGE_FR === 'off' ? en : fr,
  es: process.env.LANGUAGE_ES === 'off' ? en : es,
  it: process.env.LANGUAGE_IT === 'off' ? en : it,
  nl: process.env.LANGUAGE_NL === 'off' ? en : nl,
  'pt-br': process.env.LANGUAGE_PT_BR === 'off' ? en : ptBr,
  pl: process.env.LANGUAGE_PL === 'off' ? en : pl,
  sv: process.env.LANGUAGE_SV === 'off' ? en : sv,
  ja: process.env.LANGUAGE_JA === 'off' ? en : ja,
  ar: process.env.LANGUAGE_AR === 'off' ? en : ar,
};
for (const lang of LANGS) ALL_MESSAGES[lang] = withOwnMessages(ALL_MESSAGES[lang], lang, own);

/** Brands have one name in every language. */
export const PAYMENT_BRANDS = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  maestro: 'Maestro',
  paypal: 'PayPal',
  'apple-pay': 'Apple Pay',
  'google-pay': 'Google Pay',
  klarna: 'Klarna',
  ideal: 'iDEAL',
  twint: 'TWINT',
} as const;
