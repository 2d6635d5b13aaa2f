import type { Messages } from '../en';
import { pageFailure } from './page-failure';

export const failure: Messages['failure'] = {
  ...pageFailure,
  title: 'משהו השתבש',
  text: 'התקלה אצלנו, לא אצלכם. נסו שוב בעוד רגע.',
  allProducts: 'לכל המוצרים',
  offline: 'אי אפשר לגשת לחנות. בדקו את החיבור לאינטרנט ונסו שוב.',
};
