import type { Messages } from '../en';

export const ui: Messages['ui'] = {
  close: 'Schließen',
  dismiss: 'Ausblenden',
  quantity: 'Menge',
  oneLess: 'Menge verringern',
  oneMore: 'Menge erhöhen',
  wholeQuantity: 'Bitte geben Sie eine ganze Zahl ein.',
  mostQuantity: 'Bitte geben Sie höchstens {most} ein.',
  now: 'Jetzt',
  was: 'Statt',
  from: 'Ab {price}',
  eachTime: '{price} je Lieferung',
  fromEachTime: 'Ab {price} je Lieferung',
  perMeasure: '{price} je {measure}',
  priceOnRequest: 'Preis auf Anfrage',
  breadcrumb: 'Navigationspfad',
};
