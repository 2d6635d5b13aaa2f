import type { Address, ContactDetails, SelectedShippingOption } from '../../core/address';
import type { BuyerIds } from '../buyer';

/** The parts of a cart that no query searches by. Stored in `carts.document`. */
export type CartDocument = {
  /** The buyer of an app's cart. */
  buyer?: BuyerIds;
  buyerNote?: string;
  email?: string;
  contactInfo?: { address?: Address; contactDetails?: ContactDetails };
  selectedShippingOption?: SelectedShippingOption;
};
