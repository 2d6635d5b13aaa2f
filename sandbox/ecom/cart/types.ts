import type { Address, ContactDetails, SelectedShippingOption } from '../address';

/** The parts of a cart that nothing is searched by; `carts.document`. */
export type CartDocument = {
  buyerNote?: string;
  email?: string;
  contactInfo?: { address?: Address; contactDetails?: ContactDetails };
  selectedShippingOption?: SelectedShippingOption;
};
