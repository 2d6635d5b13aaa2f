import 'server-only';
import { cacheLife } from 'next/cache';
import { FACTS } from '#shop-facts';
import { readDays } from '@/lib/catalog/delivery-days';
import { SHOP } from '@/lib/config/shop';
import { format } from '@/lib/i18n/format';
import { type Lang, LOCALES } from '@/lib/i18n/lang';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import type { Order } from '@/lib/model/order';
import { DAY_MS, dayIn, isoDay, momentIn } from '@/lib/time-zone';

/** Two weeks of working days, for a page that was stored as long. */
const WINDOWS = 10;

/** Until when an order can be placed (milliseconds since the epoch), and about when it arrives. */
export type Arrival = [until: number, text: string];

/** Within the shop's country, the next ones first. Empty when `delivery.days` is not a range. */
export async function getArrivals(lang: Lang): Promise<Arrival[]> {
  'use cache';
  cacheLife('catalog');
  return windowsAfter(Date.now(), WINDOWS).map((window) => [
    window.until,
    format(ALL_MESSAGES[lang].delivery.arrives, { dates: datesOf(window, lang) }),
  ]);
}

/** As the shop promised it when the order was placed. Null where it did not. */
export function arrivalOf({ placedAt, status, lines, delivery, fulfillmentStatus }: Order, lang: Lang) {
  const isOpen = (status === 'approved' || status === 'pending') && fulfillmentStatus === 'not-fulfilled';
  const isSent = lines.some(({ kind, preOrder }) => kind === 'physical' && !preOrder);
  // The platform's text about the method replaces the shop's estimate, as in the cart.
  if (!isOpen || !isSent || delivery?.kind !== 'delivery' || delivery.time !== '') return null;
  const placed = Date.parse(placedAt);
  if (delivery.address?.country !== FACTS.country || Number.isNaN(placed)) return null;
  const [window] = windowsAfter(placed, 1);
  return window ? format(ALL_MESSAGES[lang].delivery.expected, { dates: datesOf(window, lang) }) : null;
}

function windowsAfter(moment: number, count: number): DeliveryWindow[] {
  const days = readDays(SHOP.delivery?.days ?? '');
  const rules = SHOP.features.deliveryDate;
  return days && rules ? deliveryWindows({ days, timeZone: SHOP.timeZone, ...rules }, moment, count) : [];
}

const datesOf = ({ from, to }: DeliveryWindow, lang: Lang): string =>
  new Intl.DateTimeFormat(LOCALES[lang].dateLocale, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).formatRange(new Date(from), new Date(to));

/** Orders before `until` (milliseconds since the epoch) arrive from `from` to `to`: `2026-03-04`. */
type DeliveryWindow = { until: number; from: string; to: string };

type Rules = {
  /** Working days from the order to its arrival. */
  days: readonly [number, number];
  /** `14:00` */
  cutOff: string;
  /** Days of the week from 0, which is Sunday. */
  workingDays: readonly number[];
  timeZone: string;
};

const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5];

/**
 * From now on, the nearest first. A page that is stored for days still has the window of its reader. Holidays
 * are not known, so each date is an estimate. @param now milliseconds since the epoch
 */
export function deliveryWindows(
  { days, cutOff, workingDays = MONDAY_TO_FRIDAY, timeZone }: Omit<Rules, 'workingDays'> & Partial<Rules>,
  now: number,
  count: number,
): DeliveryWindow[] {
  const isWorkingDay = (day: number) => workingDays.includes(new Date(day).getUTCDay());
  const after = (day: number, steps: number): number => {
    let at = day;
    for (let left = steps; left > 0; ) {
      at += DAY_MS;
      if (isWorkingDay(at)) left--;
    }
    return at;
  };
  const windows: DeliveryWindow[] = [];
  for (let day = dayIn(timeZone, now); windows.length < count; day += DAY_MS) {
    if (!isWorkingDay(day)) continue;
    const until = momentIn(timeZone, day, cutOff);
    if (until > now)
      windows.push({ until, from: isoDay(after(day, days[0])), to: isoDay(after(day, days[1])) });
  }
  return windows;
}
