import { place } from '@/lib/places';

/** The places of the home page. The build drops the import of a part whose feature is off. */
export const bestSellers = place(
  'best-sellers',
  FEATURES.recommendations ? () => import('@/features/recommendations/places/best-sellers') : null,
);

export const set = place('set', FEATURES.sets ? () => import('@/features/sets/places/set') : null);

export const section = place(
  'page-section',
  FEATURES.pageSections ? () => import('@/features/page-sections/places/home-section') : null,
);

/** Whether the data of the shop for search engines says how goods are returned. */
export const statesReturns = FEATURES.feeds;
