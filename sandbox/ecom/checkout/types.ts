import type { Address, ContactDetails, SelectedShippingOption } from '../address';
import type { BuyerIds } from '../buyer';
import type { SelectedMembership } from '../quote/memberships';

export type Party = { address?: Address; contactDetails?: ContactDetails };

/** The parts of a checkout that nothing is searched by; `checkouts.document`. */
export type CheckoutDocument = {
  /** Of an app's checkout: whom it is for. */
  buyer?: BuyerIds;
  email?: string;
  buyerNote?: string;
  billingInfo?: Party;
  shippingDestination?: Party;
  selectedShippingOption?: SelectedShippingOption;
  /** What is to be paid by memberships, as the buyer said; what they pay is worked out each time. */
  selectedMemberships?: SelectedMembership[];
};
