import type { Messages } from '../en';

export const pages: Messages['pages'] = {
  notFound: 'הדף לא נמצא',
  notFoundTitle: 'לא מצאנו את הדף הזה',
  notFoundText: 'אולי הוא עבר למקום אחר, או שהפריט ירד מהמדף.',
  allProducts: 'לכל המוצרים',
  home: 'לדף הבית',
  draftTitle: 'העמוד הזה הוא תבנית',
  draftText:
    'יש להשלים את המקומות המסומנים בקובץ {file} ולהסיר את השורה ‎“status: draft”‎. חנות פעילה אינה מפרסמת אותו.',
};
