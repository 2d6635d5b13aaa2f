import { SHOP } from '@/lib/config/shop';
import type { ProductSummary } from '@/lib/model/product';
import { isoDate } from './date';

const DAY_MS = 24 * 60 * 60_000;

/**
 * New for `newForDays` times 24 hours. A creation in the future is new, because the platform's clock may be
 * ahead. The mark is stored with what is read, so it ends late by the lifetime of the cache.
 */
export function newMark(createdDate: Date | string | null | undefined): Pick<ProductSummary, 'isNew'> {
  const days = SHOP.newForDays;
  const created = days ? isoDate(createdDate) : null;
  return days && created && Date.now() - Date.parse(created) < days * DAY_MS ? { isNew: true } : {};
}

/** Marks the summary of a file, where the law requires a card to say whether delivery is added, or for gifts. */
export const fileMark = (isFile: boolean): { isFile?: true } =>
  isFile && (SHOP.law?.prices || SHOP.features.gifts) ? { isFile } : {};
