import type { CartWords } from '../cart-words';
import { cart } from './cart';
import { cartNews } from './cart-news';
import { errors } from './errors';

/** For the browser that needs them; see ../cart-words. */
export const cartWords: CartWords = { cart, cartNews, errors };
