/** Both generations of the cart have these parts of an address, under the names of either. */
type StoredAddress = {
  country?: string | null;
  city?: string | null;
  postalCode?: string | null;
  addressLine?: string | null;
  addressLine1?: string | null;
};

export const isTyped = (stored: StoredAddress | undefined): boolean =>
  Boolean(stored?.city || stored?.postalCode || stored?.addressLine || stored?.addressLine1);

/** The platform gives a new cart a country and state, probably by the IP address of the shop's server. */
export const isGuessed = (stored: StoredAddress | undefined): boolean =>
  Boolean(stored?.country) && !isTyped(stored);
