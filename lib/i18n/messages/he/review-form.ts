import type { Messages } from '../en';

export const reviewForm: Messages['reviewForm'] = {
  label: 'הביקורת שלכם',
  rating: 'הדירוג שלכם',
  stars: { one: 'כוכב אחד', two: 'שני כוכבים', other: '{count} כוכבים' },
  meanings: { 1: 'גרוע', 2: 'סביר', 3: 'טוב', 4: 'טוב מאוד', 5: 'מצוין' },
  title: 'כותרת (לא חובה)',
  text: 'הביקורת שלכם',
  textHint: 'למה המוצר משמש אתכם, ואיך הוא מחזיק מעמד? עד {count} תווים.',
  name: 'השם שיוצג ליד הביקורת',
  nameHint: 'לקוחות אחרים רואים את השם הזה.',
  send: 'שליחת הביקורת',
};
