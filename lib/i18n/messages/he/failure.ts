import type { Messages } from '../en';
import { PAGE_FAILURES } from '../page-failure';

export const failure: Messages['failure'] = {
  ...PAGE_FAILURES.he,
  pageText: 'התקלה אצלנו, לא אצלכם, והסל שלכם שמור. נסו שוב בעוד רגע.',
  title: 'משהו השתבש',
  text: 'התקלה אצלנו, לא אצלכם. נסו שוב בעוד רגע.',
  allProducts: 'לכל המוצרים',
  offline: 'נראה שאין חיבור לאינטרנט. בדקו את החיבור ונסו שוב.',
};
