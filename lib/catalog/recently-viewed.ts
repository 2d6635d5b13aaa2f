import { browserStorage, readTexts } from '@/lib/browser-storage';

/** Recently viewed products: slugs in the browser's storage, the latest first. */

const KEY = 'recently-viewed';
const MAX_VIEWED = 12;

export const recentlyViewed = (except: string | null = null): string[] =>
  readTexts(KEY).filter((slug) => slug !== except);

export const rememberViewed = (slug: string): boolean =>
  browserStorage.write(KEY, JSON.stringify([slug, ...recentlyViewed(slug)].slice(0, MAX_VIEWED)));

export const clearViewed = (): boolean => browserStorage.write(KEY, null);
