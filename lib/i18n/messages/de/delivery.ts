import type { Messages } from '../en';

export const delivery: Messages['delivery'] = {
  cost: '{country}: Versand {cost}, in {days} Werktagen.',
  costFreeFrom: '{country}: Versand {cost}, ab {freeFrom} frei, in {days} Werktagen.',
  free: '{country}: Versand frei, in {days} Werktagen.',
  abroad: 'Alle anderen Länder: ab {cost}.',
  digitalSent: 'Ein Download: Der Link kommt per E-Mail, sobald bezahlt ist.',
  giftCardSent: 'Kommt per E-Mail, sobald bezahlt ist, und lässt sich gleich verschenken.',
  giftCardGood: 'Gilt für alles im Shop, auf einmal oder nach und nach.',
  arrives: 'Jetzt bestellt, etwa {dates} da',
};
