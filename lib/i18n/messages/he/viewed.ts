import type { Messages } from '../en';

export const viewed: Messages['viewed'] = {
  title: 'נצפו לאחרונה',
  clear: 'ניקוי הרשימה',
  soldOut: 'אזל מהמלאי',
  compare: 'השוואה ביניהם',
};
