import type { Address, ContactDetails, SelectedShippingOption } from '../../core/address';
import type { BuyerIds } from '../buyer';
import type { CartV2Fields } from './cart-v2-fields';

/** The parts of a cart that no query searches by. Stored in `carts.document`. */
export type CartDocument = CartV2Fields & {
  /** The buyer of a cart that is nobody's current cart, see `carts.ownerType`. */
  buyer?: BuyerIds;
  buyerNote?: string;
  email?: string;
  contactInfo?: { address?: Address; contactDetails?: ContactDetails };
  selectedShippingOption?: SelectedShippingOption;
};

/** Whether a cart has become an order. V1 has no such cart: there it is deleted. */
export const isOrdered = ({ document }: { document: CartDocument }): boolean => document.order !== undefined;
