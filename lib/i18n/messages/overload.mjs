/**
 * The page for a request that the server rejects because too many are in progress. JavaScript,
 * because the production server sends it without the framework.
 * @typedef {{ title: string, text: string }} Overload
 * @type {Record<'en', Overload> & Partial<Record<import('../locales.mjs').Lang, Overload>>}
 */
export const OVERLOAD = {
  en: {
    title: 'One moment, please',
    text: 'The shop is very busy right now. Please try again in a few seconds.',
  },
  de: {
    title: 'Einen Moment, bitte',
    text: 'Im Shop ist gerade sehr viel los. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  },
  he: {
    title: 'רק רגע, בבקשה',
    text: 'יש כרגע הרבה מבקרים בחנות. נסו שוב בעוד כמה שניות.',
  },
  fr: {
    title: 'Un instant, s’il vous plaît',
    text: 'La boutique est très fréquentée en ce moment. Veuillez réessayer dans quelques secondes.',
  },
  es: {
    title: 'Un momento, por favor',
    text: 'Hay muchas visitas en la tienda ahora mismo. Inténtalo de nuevo en unos segundos.',
  },
  it: {
    title: 'Un momento, per favore',
    text: 'In questo momento il negozio è molto affollato. Riprova tra qualche secondo.',
  },
  nl: {
    title: 'Een ogenblik geduld',
    text: 'Het is nu erg druk in de winkel. Probeer het over een paar seconden opnieuw.',
  },
  'pt-br': {
    title: 'Um momento, por favor',
    text: 'A loja está muito movimentada agora. Tente novamente em alguns segundos.',
  },
  pl: {
    title: 'Chwileczkę',
    text: 'W sklepie jest teraz duży ruch. Spróbuj ponownie za kilka sekund.',
  },
  sv: {
    title: 'Ett ögonblick',
    text: 'Det är många i butiken just nu. Försök igen om några sekunder.',
  },
  ja: {
    title: '少々お待ちください',
    text: 'ただいまアクセスが集中しています。数秒待ってから、もう一度お試しください。',
  },
  ar: {
    title: 'لحظة من فضلك',
    text: 'المتجر مزدحم جدًا الآن. يُرجى المحاولة مرة أخرى بعد بضع ثوانٍ.',
  },
};
