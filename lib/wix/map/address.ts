/** The platform's address, with the client's field names. */
type PlatformAddress = {
  addressLine1?: string | null;
  addressLine2?: string | null;
  addressLine?: string | null;
  streetAddress?: { number?: string; name?: string };
  city?: string | null;
  subdivision?: string | null;
  subdivisionFullname?: string | null;
  postalCode?: string | null;
  country?: string | null;
  countryFullname?: string | null;
};

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** Returns an address line by line, as on a parcel. Omits empty parts. */
export function addressLines(address: PlatformAddress): string[] {
  const { streetAddress, subdivision, country } = address;
  const street =
    address.addressLine1 ||
    address.addressLine ||
    [streetAddress?.number, streetAddress?.name].filter(Boolean).join(' ');
  // ISO 3166-2: people write only the part after the country.
  const state = address.subdivisionFullname || subdivision?.replace(/^[A-Z]{2}-/, '');
  return [
    street,
    address.addressLine2,
    [address.city, state, address.postalCode].filter(Boolean).join(' '),
    address.countryFullname || (country && /^[A-Z]{2}$/.test(country) ? countryNames.of(country) : country),
  ].flatMap((line) => (line ? [line] : []));
}
