import type { Sections } from '@/app/own-sections';
import { CakeOrder } from './cake-order';
import { BakedToday, BakingDays, RyeMark } from './cards';
import { Hours } from './hours';
import { NewestPost } from './newest-post';
import { Oven } from './oven';
import { Bargains, BreadOfTheWeek } from './products';
import { CartSum, Loaves } from './texts';

/** The examples of docs/own.md. */
export const documented: Sections = {
  'baked-today': BakedToday,
  'baking-days': BakingDays,
  bargains: Bargains,
  'bread-of-the-week': BreadOfTheWeek,
  'cake-order': CakeOrder,
  'cart-sum': CartSum,
  hours: Hours,
  loaves: Loaves,
  'newest-post': NewestPost,
  oven: Oven,
  'rye-mark': RyeMark,
};
