import { giftCards, isGiftCardOffered } from '@/lib/config/shop';
import { emailRule, nameRule } from '@/lib/forms/field-rules';
import { format } from '@/lib/i18n/format';
import type { Lang } from '@/lib/i18n/lang';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import type { AddRequest } from '@/lib/model/cart';
import { latinNumber } from '@/lib/model/latin-number';
import { decimalsOf } from '@/lib/model/money';
import type { Gift } from '@/lib/model/product';
import { formatMoney } from '@/lib/money';
import { DAY_MS, dayIn, isoDay, momentIn } from '@/lib/time-zone';
import { MAX_MESSAGE_LENGTH, GIFT_CARD_FORM as NAMES, OWN_AMOUNT } from './form-names';

type Context = {
  lang: Lang;
  /** Milliseconds since the epoch. */
  now: number;
  timeZone: string;
  currency: string;
};

type ReadForm = { request: AddRequest } | { errors: Record<string, string> };

/** Errors are in the form's order. */
export function readGiftCardForm(fields: Record<string, string>, context: Context): ReadForm {
  const errors: Record<string, string> = {};
  const choice = readAmount(fields, context, errors);
  const gift = readGift(fields, context, errors);
  if (choice === null || Object.keys(errors).length > 0) return { errors };
  const request: AddRequest = {
    productId: giftCards?.productId ?? '',
    variantId: choice.variantId,
    choices: {},
    customText: {},
    giftCard: { amount: choice.amount, gift },
    quantity: 1,
  };
  return { request };
}

const AMOUNT = /^\d{1,7}(?:[.,](\d{1,3}))?$/;

/** An amount has no more decimals than the currency. */
function isAmount(typed: string, currency: string): boolean {
  const [whole, fraction = ''] = AMOUNT.exec(typed) ?? [];
  return whole !== undefined && fraction.length <= decimalsOf(currency);
}

type AmountChoice = { variantId: string | null; amount: string | null };

function readAmount(
  fields: Record<string, string>,
  { lang, currency }: Context,
  errors: Record<string, string>,
): AmountChoice | null {
  const messages = ALL_MESSAGES[lang].giftCard;
  const chosen = fields[NAMES.amount];
  if (chosen !== OWN_AMOUNT) {
    const offered = giftCards?.amounts.find(({ variantId }) => variantId === chosen);
    if (offered) return { variantId: offered.variantId, amount: null };
    errors[NAMES.amount] = messages.chooseAmount;
    return null;
  }
  const typed = latinNumber(fields[NAMES.ownAmount] ?? '').trim();
  const amount = typed.replace(',', '.');
  const request = {
    productId: giftCards?.productId ?? '',
    variantId: null,
    giftCard: { amount, gift: null },
  };
  if (!isAmount(typed, currency)) errors[NAMES.ownAmount] = messages.amountForm;
  else if (!isGiftCardOffered({ ...request, choices: {}, customText: {}, quantity: 1 })) {
    const { min = '0', max = '0' } = giftCards?.custom ?? {};
    const money = (bound: string) => formatMoney({ amount: bound, currency }, lang);
    errors[NAMES.ownAmount] = format(messages.outOfBounds, { least: money(min), most: money(max) });
  } else return { variantId: null, amount };
  return null;
}

/** Line breaks of a message stay. Other control characters become blanks. */
const cleaned = (text = ''): string =>
  text
    .normalize('NFC')
    .replaceAll('\r\n', '\n')
    .replaceAll(/[^\P{Cc}\n]+/gu, ' ')
    .trim();

function readGift(
  fields: Record<string, string>,
  { lang, now, timeZone }: Context,
  errors: Record<string, string>,
): Gift | null {
  const { giftCard: messages, fields: general } = ALL_MESSAGES[lang];
  const recipient = fields[NAMES.recipient];
  if (recipient === 'me') return null;
  if (recipient !== 'someone') errors[NAMES.recipient] = messages.chooseWhom;
  const text = (name: string) => cleaned(fields[name]).replaceAll('\n', ' ');
  const gift: Gift = {
    firstName: text(NAMES.firstName),
    lastName: text(NAMES.lastName),
    email: text(NAMES.email),
    message: cleaned(fields[NAMES.message]),
    deliverAt: null,
  };
  const report = (name: string, problem: string | null) => {
    if (problem !== null) errors[name] = problem;
  };
  report(
    NAMES.firstName,
    gift.firstName === '' ? messages.enterFirstName : nameRule(gift.firstName, general),
  );
  report(NAMES.lastName, nameRule(gift.lastName, general));
  report(NAMES.email, gift.email === '' ? messages.enterEmail : emailRule(gift.email, general));
  const isTooLong = gift.message.length > MAX_MESSAGE_LENGTH;
  report(NAMES.message, isTooLong ? format(general.atMost, { count: MAX_MESSAGE_LENGTH }) : null);
  const instant = deliveryInstant(text(NAMES.date), { now, timeZone });
  if (typeof instant === 'object') return { ...gift, deliverAt: instant.at };
  const problems = { malformed: messages.dateForm, past: messages.datePast, 'too-late': messages.dateLate };
  report(NAMES.date, problems[instant]);
  return gift;
}

/** In the time zone of the shop. */
const SENT_AT = '09:00';
const LATEST_DAYS = 366;

/** ISO 8601. Null for today and for an empty text: the card leaves once it is paid. */
export function deliveryInstant(
  date: string,
  { now, timeZone }: { now: number; timeZone: string },
): { at: string | null } | 'malformed' | 'past' | 'too-late' {
  if (date === '') return { at: null };
  const day = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  // The engine reads February 30 as a day in March.
  if (Number.isNaN(day) || isoDay(day) !== date) return 'malformed';
  const today = dayIn(timeZone, now);
  if (day < today) return 'past';
  if (day > today + LATEST_DAYS * DAY_MS) return 'too-late';
  return { at: day === today ? null : new Date(momentIn(timeZone, day, SENT_AT)).toISOString() };
}
