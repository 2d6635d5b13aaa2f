import { additions, type ReadLinks } from '@/lib/places';

/** Pages that a search finds by their names, besides those of the core. */
export const foundPages = additions<ReadLinks>(
  FEATURES.gifts ? () => import('@/features/gifts/places/found-pages') : null,
  FEATURES.blog ? () => import('@/features/blog/places/found-pages') : null,
);
