import type { Lang } from '@/lib/i18n/lang';
import { LOCALES } from '@/lib/i18n/lang';

/** ISO 3166-1 alpha-2 codes of all countries and territories. */
const CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  );

const known = new Set(CODES);
export const isCountry = (code: string): boolean => known.has(code);

type Option = { value: string; label: string };

// Per bundle: the names of countries are the same in each.
const options = new Map<Lang, Option[]>();

/**
 * Returns countries sorted by name. For the server only, because a browser may name some
 * differently.
 */
export function countryOptions(lang: Lang): Option[] {
  const known = options.get(lang);
  if (known) return known;
  const { dateLocale } = LOCALES[lang];
  const names = new Intl.DisplayNames(dateLocale, { type: 'region' });
  const list = CODES.map((value) => ({ value, label: names.of(value) ?? value })).sort((a, b) =>
    a.label.localeCompare(b.label, dateLocale),
  );
  options.set(lang, list);
  return list;
}
