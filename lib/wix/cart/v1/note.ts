import 'server-only';
import type { Cart } from '@/lib/model/cart';
import type { SessionClient } from '../../session-client';
import { callV1 } from './calls';
import { wholeCart } from './read';

/** See `CartPlatform`. */
export const setBuyerNote = (client: SessionClient, buyerNote: string): Promise<Cart> =>
  callV1(async () => wholeCart(await client.currentCart.updateCurrentCart({ cartInfo: { buyerNote } })));
