import type { currentCartV2 } from '@wix/ecom';
import { processState } from '@/lib/process-state';

/**
 * Whether the platform lets this kind of shopper pay by gift card. The reference does not say
 * whether a visitor's token may: the shop offers the field until the platform denies it.
 */
const denied = processState('gift-card-access', () => new Set<'visitor' | 'member'>());

const roleOf = ({ customerInfo }: currentCartV2.Cart) => (customerInfo?.memberId ? 'member' : 'visitor');

/** Whether the shop offers the field for a gift card, or shows the applied one. */
export const canPayByGiftCard = (cart: currentCartV2.Cart): boolean =>
  (cart.paymentInfo?.giftCards?.length ?? 0) > 0 ||
  (cart.settings?.lockGiftCard !== true && !denied.has(roleOf(cart)));

/** Hides the field for this kind of shopper until the process ends. */
export const denyGiftCards = (cart: currentCartV2.Cart): void => void denied.add(roleOf(cart));
