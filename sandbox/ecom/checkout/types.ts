import type { Address, ContactDetails, SelectedShippingOption } from '../../core/address';
import type { BuyerIds } from '../buyer';
import type { CartGiftCard } from '../quote/gift-cards';
import type { SelectedMembership } from '../quote/memberships';

export type Party = { address?: Address; contactDetails?: ContactDetails };

/** The parts of a checkout that no query searches by. Stored in `checkouts.document`. */
export type CheckoutDocument = {
  /** The buyer of an app's checkout. */
  buyer?: BuyerIds;
  email?: string;
  buyerNote?: string;
  billingInfo?: Party;
  shippingDestination?: Party;
  selectedShippingOption?: SelectedShippingOption;
  /** The memberships that the buyer selected. The amount they pay is computed each time. */
  selectedMemberships?: SelectedMembership[];
  /** The gift card of a cart of V2. */
  giftCard?: CartGiftCard;
};
