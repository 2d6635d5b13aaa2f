import { z } from 'zod';
import { newPasswordRule, passwordRule, phoneRule } from '@/lib/forms/field-rules';
import { ruleSchema } from '@/lib/forms/rule-schema';
import { format } from '@/lib/i18n/format';
import { type Lang, LOCALES } from '@/lib/i18n/lang';
import type { Messages } from '@/lib/i18n/messages/en';
import { latinNumber } from '@/lib/model/latin-number';
import { subdivisionCode } from '@/lib/model/subdivisions';

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

/** Sorts by name. For the server only, because a browser may name some differently. */
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

/** A field that a form does not send counts as empty. */

type FieldMessages = Messages['fields'];

/** Any script, emoji and quotes. Line breaks and control characters become blanks. */
const line = (messages: FieldMessages, max: number) =>
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .normalize('NFC')
        .replaceAll(/\p{Cc}+/gu, ' ')
        .trim(),
    )
    .pipe(z.string().max(max, format(messages.atMost, { count: max })));

const needed = (messages: FieldMessages, max: number, missing: string) =>
  line(messages, max).pipe(z.string().min(1, missing));

const phone = (messages: FieldMessages) =>
  line(messages, 30)
    .refine((text) => phoneRule(text, messages) === null, { error: messages.phone })
    .transform(latinNumber);

export const profileSchema = (messages: FieldMessages) =>
  z.object({
    firstName: line(messages, 100),
    lastName: line(messages, 100),
    nickname: line(messages, 100),
    phone: phone(messages),
    otherPhone: phone(messages),
  });

export const addressSchema = (messages: FieldMessages) =>
  z
    .object({
      id: z.string().max(100).default(''),
      line1: needed(messages, 200, messages.street),
      line2: line(messages, 200),
      city: needed(messages, 100, messages.city),
      subdivision: line(messages, 100),
      postalCode: line(messages, 20).transform(latinNumber),
      country: z.string().default('').refine(isCountry, messages.country),
    })
    .transform(({ id, subdivision, ...address }, context) => {
      const code = subdivisionCode(address.country, subdivision);
      if (code === null) {
        context.addIssue({
          code: 'custom',
          path: ['subdivision'],
          message: messages.notInCountry,
        });
        return z.NEVER;
      }
      return { ...address, id: id || null, subdivision: code };
    });

export const addressIdSchema = () => z.object({ id: z.string().min(1).max(100) });

export const privacySchema = (messages: FieldMessages) =>
  z.object({
    privacy: z.enum(['public', 'private'], { error: messages.oneOfTwo }),
  });

export const newPasswordSchema = (messages: FieldMessages) =>
  z.object({
    password: ruleSchema(passwordRule, messages),
    newPassword: ruleSchema(newPasswordRule, messages),
  });

export const deleteSchema = (messages: FieldMessages) =>
  z.object({
    password: ruleSchema(passwordRule, messages),
    confirm: z
      .string()
      .default('')
      .refine((value) => value === 'yes', messages.tickBox),
  });

/** Without scripts, form state is stored under these names. */
export const FORMS = {
  profile: 'profile',
  address: (id: string | null) => `address ${id ?? 'new'}`,
  removal: 'remove address',
  privacy: 'privacy',
  password: 'new password',
  deletion: 'delete account',
  buyAgain: (orderId: string) => `buy again ${orderId}`,
} as const;
