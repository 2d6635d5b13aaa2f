import type { Messages } from '../en';

export const sizes: Messages['sizes'] = {
  guide: 'מדריך מידות',
  close: 'סגירת מדריך המידות',
  page: 'פתיחה כעמוד',
  scale: {
    mug: 'מצויר בקנה מידה: רוחב {width} וגובה {height}, ליד ספל בגובה 9.5 ס״מ.',
    hand: 'מצויר בקנה מידה: רוחב {width} וגובה {height}, ליד כף יד באורך 18.5 ס״מ.',
  },
};
