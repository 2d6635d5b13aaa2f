import 'server-only';
import { cacheLife } from 'next/cache';
import { SHOP } from '@/lib/config/shop';
import { format } from '@/lib/i18n/format';
import { type Lang, LOCALES } from '@/lib/i18n/lang';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import { deliveryWindows, readDays } from '@/lib/model/delivery-windows';

/** Two weeks of working days, for a page that was stored as long. */
const WINDOWS = 10;

/** Until when an order can be placed (milliseconds since the epoch), and about when it arrives. */
export type Arrival = [until: number, text: string];

/**
 * Returns about when orders from now on arrive within the shop's country, the next ones first.
 * Empty when `features.deliveryDate` is off, or `delivery.days` is no range.
 */
export async function getArrivals(lang: Lang): Promise<Arrival[]> {
  'use cache';
  cacheLife('catalog');
  const days = readDays(SHOP.delivery?.days ?? '');
  const rules = SHOP.features.deliveryDate;
  if (!days || !rules) return [];
  const dates = new Intl.DateTimeFormat(LOCALES[lang].dateLocale, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const { timeZone } = SHOP;
  return deliveryWindows({ days, timeZone, ...rules }, Date.now(), WINDOWS).map(({ until, from, to }) => [
    until,
    format(ALL_MESSAGES[lang].delivery.arrives, { dates: dates.formatRange(new Date(from), new Date(to)) }),
  ]);
}
