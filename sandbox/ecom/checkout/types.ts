import type { Address, ContactDetails, SelectedShippingOption } from '../address';

export type Party = { address?: Address; contactDetails?: ContactDetails };

/** The parts of a checkout that nothing is searched by; `checkouts.document`. */
export type CheckoutDocument = {
  email?: string;
  buyerNote?: string;
  billingInfo?: Party;
  shippingDestination?: Party;
  selectedShippingOption?: SelectedShippingOption;
};
