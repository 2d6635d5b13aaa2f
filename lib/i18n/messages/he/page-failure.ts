import type { PageFailure } from '../en/page-failure';

export const pageFailure: PageFailure = {
  pageTitle: 'אי אפשר להציג את הדף הזה כרגע',
  pageText: 'התקלה אצלנו, לא אצלכם, והסל שלכם שמור. נסו שוב בעוד רגע.',
  tryAgain: 'ניסיון נוסף',
  home: 'לדף הבית',
};
