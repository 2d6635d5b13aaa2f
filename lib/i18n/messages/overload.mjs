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
};
