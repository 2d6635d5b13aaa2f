import { formatAddress } from 'localized-address-format';

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

/** Countries that write the number of a house before the name of the street. */
const NUMBER_FIRST = new Set(['AU', 'CA', 'FR', 'GB', 'IE', 'IN', 'LU', 'NZ', 'US', 'ZA']);
/** Countries that write the code of a state or province, and not its name. */
const STATE_AS_CODE = new Set(['AU', 'BR', 'CA', 'IT', 'US']);

/** Lines in the form of the country, without empty parts. A page names the country in its own language. */
export function toPlace(address: PlatformAddress): { lines: string[]; country: string | null } {
  const country = address.country || address.countryFullname || null;
  const { number, name } = address.streetAddress ?? {};
  const street = !country || NUMBER_FIRST.has(country) ? [number, name] : [name, number];
  // ISO 3166-2: people write only the part after the country.
  const code = address.subdivision?.replace(/^[A-Z]{2}-/, '');
  const usesCode = country !== null && STATE_AS_CODE.has(country);
  const [first, second] = usesCode
    ? [code, address.subdivisionFullname]
    : [address.subdivisionFullname, code];
  const lines = formatAddress({
    postalCountry: country ?? 'US',
    addressLines: [
      address.addressLine1 || address.addressLine || street.filter(Boolean).join(' '),
      address.addressLine2 ?? '',
    ].filter(Boolean),
    locality: address.city ?? '',
    administrativeArea: first || second || '',
    postalCode: address.postalCode ?? '',
  });
  // Some countries have no form for a part that a shopper may have typed.
  const unwritten = [address.city, address.postalCode].filter(
    (part) => part && !lines.some((line) => line.includes(part)),
  );
  return { lines: [...lines, ...unwritten.flatMap((part) => part || [])], country };
}
