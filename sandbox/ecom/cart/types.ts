import type { Address, ContactDetails, SelectedShippingOption } from '../address';
import type { BuyerIds } from '../buyer';

/** The parts of a cart that nothing is searched by; `carts.document`. */
export type CartDocument = {
  /** Of an app's cart: whom it is for. */
  buyer?: BuyerIds;
  buyerNote?: string;
  email?: string;
  contactInfo?: { address?: Address; contactDetails?: ContactDetails };
  selectedShippingOption?: SelectedShippingOption;
};
