import type { Address, ContactDetails, SelectedShippingOption } from '../address';
import type { BuyerIds } from '../buyer';

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
};
