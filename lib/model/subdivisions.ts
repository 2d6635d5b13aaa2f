import { own } from './own';

/** Parses `NY:New York|…` of a country into `{value: "US-NY", label: "New York"}`. */
const list = (country: string, text: string): { value: string; label: string }[] =>
  text.split('|').flatMap((entry) => {
    const [code, label] = entry.split(':');
    return code && label ? [{ value: `${country}-${code}`, label }] : [];
  });

export type Subdivisions = Partial<Record<string, readonly { value: string; label: string }[]>>;

/** ISO 3166-2 codes of countries whose addresses require one. For others, shoppers type free text. */
export const SUBDIVISIONS: Subdivisions = {
  US: list(
    'US',
    'AL:Alabama|AK:Alaska|AZ:Arizona|AR:Arkansas|CA:California|CO:Colorado|CT:Connecticut|DE:Delaware|DC:District of Columbia|FL:Florida|GA:Georgia|HI:Hawaii|ID:Idaho|IL:Illinois|IN:Indiana|IA:Iowa|KS:Kansas|KY:Kentucky|LA:Louisiana|ME:Maine|MD:Maryland|MA:Massachusetts|MI:Michigan|MN:Minnesota|MS:Mississippi|MO:Missouri|MT:Montana|NE:Nebraska|NV:Nevada|NH:New Hampshire|NJ:New Jersey|NM:New Mexico|NY:New York|NC:North Carolina|ND:North Dakota|OH:Ohio|OK:Oklahoma|OR:Oregon|PA:Pennsylvania|RI:Rhode Island|SC:South Carolina|SD:South Dakota|TN:Tennessee|TX:Texas|UT:Utah|VT:Vermont|VA:Virginia|WA:Washington|WV:West Virginia|WI:Wisconsin|WY:Wyoming|AS:American Samoa|GU:Guam|MP:Northern Mariana Islands|PR:Puerto Rico|VI:U.S. Virgin Islands',
  ),
  CA: list(
    'CA',
    'AB:Alberta|BC:British Columbia|MB:Manitoba|NB:New Brunswick|NL:Newfoundland and Labrador|NT:Northwest Territories|NS:Nova Scotia|NU:Nunavut|ON:Ontario|PE:Prince Edward Island|QC:Quebec|SK:Saskatchewan|YT:Yukon',
  ),
  AU: list(
    'AU',
    'ACT:Australian Capital Territory|NSW:New South Wales|NT:Northern Territory|QLD:Queensland|SA:South Australia|TAS:Tasmania|VIC:Victoria|WA:Western Australia',
  ),
};

export const subdivisionsOf = (countries: Iterable<string>): Subdivisions =>
  Object.fromEntries([...countries].map((country) => [country, own(SUBDIVISIONS, country) ?? []]));

/**
 * The platform's code: `NY`, `new york` and `US-NY` become `US-NY`. The text as typed for a country without a
 * list, and null for a region that is not in the country.
 */
export function subdivisionCode(country: string, typed: string): string | null {
  const text = typed.trim();
  if (text === '') return '';
  const list = own(SUBDIVISIONS, country);
  const upper = text.toUpperCase();
  if (list) {
    const found = list.find(
      ({ value, label }) =>
        value === upper || value === `${country}-${upper}` || label.toUpperCase() === upper,
    );
    return found?.value ?? null;
  }
  if (/^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(upper)) return upper.startsWith(`${country}-`) ? upper : null;
  return text;
}
