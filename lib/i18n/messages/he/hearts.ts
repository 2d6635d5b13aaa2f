import type { Messages } from '../en';

export const hearts: Messages['hearts'] = {
  link: 'רשימת משאלות',
  linkWithCount: {
    one: 'רשימת משאלות, פריט אחד',
    two: 'רשימת משאלות, שני פריטים',
    other: 'רשימת משאלות, {count} פריטים',
  },
  save: 'הוספת \u2068{name}\u2069 לרשימת המשאלות',
  saved: '\u2068{name}\u2069 נוסף לרשימת המשאלות שלכם.',
  removed: '\u2068{name}\u2069 הוסר מרשימת המשאלות שלכם.',
  full: 'רשימת המשאלות שלכם מלאה. יש בה מקום ל־100 פריטים.',
  failed: 'לא הצלחנו להסיר את \u2068{name}\u2069 מרשימת המשאלות. נסו שוב.',
};
