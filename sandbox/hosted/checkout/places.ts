import { countryName } from '../../core/address';
import { pageLanguage } from '../../core/page-language';
import { currentSite } from '../../core/site';
import { COUNTRIES } from '../../ecom/countries';

/** `lang`: of a name that is not in the language of the page. */
export type Place = { code: string; name: string; lang?: string };

/** All countries by name, by locale. */
const sorted = new Map<string, Place[]>();

function countriesIn(locale: string): Place[] {
  const { compare } = new Intl.Collator(locale);
  return COUNTRIES.map((code) => ({ code, name: countryName(code, locale) })).sort((a, b) =>
    compare(a.name, b.name),
  );
}

export const isCountry = (code: string): boolean => COUNTRIES.includes(code);

/** Returns all countries by name, the shop's own first. */
export function countryChoices(): Place[] {
  const { locale } = pageLanguage();
  const all = sorted.get(locale) ?? countriesIn(locale);
  sorted.set(locale, all);
  const { country } = currentSite();
  const isOwn = ({ code }: Place) => code === country;
  return [...all.filter(isOwn), ...all.filter((place) => !isOwn(place))];
}

/** States and districts of the United States, by their ISO 3166-2 code. */
export const US_STATES: Place[] = `AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,
CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,
IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,
MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,
NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,
SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,
WY Wyoming`
  .split(',')
  .map((entry) => entry.trim())
  .map((entry) => ({ code: `US-${entry.slice(0, 2)}`, name: entry.slice(3), lang: 'en' }));

const WITHOUT_POSTAL_CODES = new Set(
  `AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GH GM GQ GY HK KI KM KN KP KW LY ML MO MR MW
NR NU QA RW SB SC SL SR ST SY TD TG TK TL TO TV UG VU YE ZW`.split(/\s+/),
);

/** Whether an address in this country requires a postal code. */
export const hasPostalCodes = (country: string): boolean => !WITHOUT_POSTAL_CODES.has(country);
