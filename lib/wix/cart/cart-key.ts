import { createHash } from 'node:crypto';
import type { Cart } from '@/lib/model/cart';

/** Browsers store the key of a cart, so it is not the id itself. */
export const cartKey = (id: string | null | undefined): Pick<Cart, 'key'> =>
  id ? { key: createHash('sha256').update(id).digest('hex').slice(0, 12) } : {};
