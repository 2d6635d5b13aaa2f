import 'server-only';
import { PlatformError } from '@/lib/errors/platform-error';
import { ShopError } from '@/lib/errors/shop-error';
import type { Cart } from '@/lib/model/cart';
import type { SessionClient } from '../../session-client';
import { callCart, codeOf, openCart, requireCart } from './calls';
import { denyGiftCards } from './gift-card-access';
import { toCart } from './map-cart';

/** See `CartPlatform`. */
export async function applyGiftCard(client: SessionClient, code: string): Promise<Cart> {
  try {
    return toCart(
      await callCart(async () => openCart(await client.currentCartV2.addGiftCardToCurrentCart({ code }))),
    );
  } catch (error) {
    if (codeOf(error) === 'GIFT_CARD_ALREADY_EXISTS') return toCart(await requireCart(client));
    if (!(error instanceof PlatformError) || !error.isForbidden) throw error;
    denyGiftCards(await requireCart(client));
    throw new ShopError('gift-card-unavailable', { cause: error });
  }
}

/** See `CartPlatform`. */
export async function removeGiftCard(client: SessionClient): Promise<Cart> {
  const cart = await requireCart(client);
  const id = cart.paymentInfo?.giftCards?.[0]?._id;
  if (!id) return toCart(cart);
  return toCart(
    await callCart(async () => openCart(await client.currentCartV2.removeGiftCardFromCurrentCart(id))),
  );
}
