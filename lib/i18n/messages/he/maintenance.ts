import type { Messages } from '../en';

export const maintenance: Messages['maintenance'] = {
  title: 'נחזור בקרוב',
  text: 'החנות סגורה לזמן קצר. הסל שלכם שמור. עד שנחזור אפשר לפנות אלינו בכתובת {email}.',
  textWithoutEmail: 'החנות סגורה לזמן קצר. הסל שלכם שמור.',
  retry: 'בדיקה נוספת',
};
