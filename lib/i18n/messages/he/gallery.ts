import type { Messages } from '../en';

export const gallery: Messages['gallery'] = {
  pictures: 'תמונות של \u2068{name}\u2069',
  all: 'כל התמונות',
  one: 'תמונה {number} מתוך {count}: \u2068{alt}\u2069',
  position: '{number} מתוך {count}',
  enlarge: 'הגדלת תמונה {number} מתוך {count}',
  enlarged: 'תמונות של \u2068{name}\u2069, מוגדלות',
  video: 'סרטון: \u2068{alt}\u2069',
  zoomIn: 'הגדלה',
  zoomOut: 'הקטנה',
  previous: 'התמונה הקודמת',
  next: 'התמונה הבאה',
  close: 'סגירה',
};
