import type { OwnMessages } from '@/lib/i18n/own-messages';

export const messages: OwnMessages = { de: { cart: { title: 'Ihre Tasche' } } };
