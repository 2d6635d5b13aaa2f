import type { Messages } from '../en';

export const reviews: Messages['reviews'] = {
  title: 'Bewertungen',
  of: 'Bewertungen von {product}',
  outOfFive: '{average} von 5',
  stars: { one: '{count} Stern', other: '{count} Sterne' },
  ratedStars: { one: 'Mit {count} von 5 Sternen bewertet', other: 'Mit {count} von 5 Sternen bewertet' },
  count: { one: '{count} Bewertung', other: '{count} Bewertungen' },
  bar: { one: '{stars}, {count} Bewertung', other: '{stars}, {count} Bewertungen' },
  distribution: 'Bewertungen nach Sternen',
  showAll: { one: '{count} Bewertung ansehen', other: 'Alle {count} Bewertungen ansehen' },
  none: 'Noch keine Bewertungen. Haben Sie es schon zu Hause? Andere freuen sich über Ihre Erfahrung.',
  unreachable: 'Die Bewertungen können gerade nicht angezeigt werden.',
  tryAgain: 'Noch einmal versuchen',
  write: 'Bewertung schreiben',
  signInToWrite: 'Anmelden und bewerten',
  verified: 'Verifizierter Kauf',
  anonymous: 'Anonym',
  helpful: {
    one: '{count} Person fand das hilfreich',
    other: '{count} Personen fanden das hilfreich',
  },
  reply: 'Antwort von {shop}',
  sortBy: 'Sortieren nach',
  orders: {
    newest: 'Neueste',
    highest: 'Beste zuerst',
    lowest: 'Schlechteste zuerst',
    helpful: 'Hilfreichste',
  },
  filter: 'Nach Sternen filtern',
  allStars: 'Alle',
  shown: { one: '{count} Bewertung angezeigt', other: '{count} Bewertungen angezeigt' },
  noneWithStars: 'Keine Bewertungen mit dieser Sternezahl.',
  pages: 'Seiten der Bewertungen',
  back: 'Zurück zum Produkt',
  formTitle: '{product} bewerten',
  visitorTitle: 'Zum Bewerten bitte anmelden',
  visitorText:
    'Bitte melden Sie sich an, damit jede Person nur eine Bewertung schreibt. Danach kommen Sie hierher zurück.',
  signIn: 'Anmelden',
  register: 'Konto anlegen',
  formUnreachable: 'Das Formular kann gerade nicht angezeigt werden',
  formUnreachableText:
    'Die Daten des Shops sind nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  ownTitle: 'Ihre Bewertung',
  states: {
    published: 'Ihre Bewertung ist veröffentlicht.',
    pending: 'Ihre Bewertung ist eingegangen. Sie erscheint, sobald wir sie geprüft haben.',
    rejected:
      'Ihre Bewertung wurde nicht veröffentlicht, weil sie unseren Regeln für Bewertungen nicht entspricht.',
  },
  final:
    'Eine abgeschickte Bewertung lässt sich nicht mehr ändern. Bitte schreiben Sie uns, wenn etwas daran nicht stimmt.',
};
