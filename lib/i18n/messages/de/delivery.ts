import type { Messages } from '../en';

export const delivery: Messages['delivery'] = {
  cost: '{country}: Versand {cost}, Lieferzeit {days} Werktage.',
  costFreeFrom: '{country}: Versand {cost}, ab {freeFrom} kostenlos, Lieferzeit {days} Werktage.',
  free: '{country}: Versand kostenlos, Lieferzeit {days} Werktage.',
  abroad: 'Alle anderen Länder: ab {cost}.',
  digitalSent: 'Ein Download: Der Link kommt per E-Mail, sobald bezahlt ist.',
  giftCardSent: 'Kommt nach der Zahlung per E-Mail und lässt sich gleich verschenken.',
  giftCardGood: 'Gilt für das ganze Sortiment, auch in Teilbeträgen einlösbar.',
  arrives: 'Jetzt bestellen, Lieferung etwa {dates}',
};
