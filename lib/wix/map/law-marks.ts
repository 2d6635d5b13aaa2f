import { SHOP } from '@/lib/config/shop';

/** Of an info section, where an entry of the shop may refer to it. */
export const sectionKey = (uniqueName: string | null | undefined): { key?: string } =>
  SHOP.law && uniqueName ? { key: uniqueName } : {};

/** Marks the summary of a file, where the law requires a card to say whether delivery is added, or for gifts. */
export const fileMark = (isFile: boolean): { isFile?: true } =>
  isFile && (SHOP.law?.prices || SHOP.features.gifts) ? { isFile } : {};
