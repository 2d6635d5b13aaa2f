import { place } from '@/lib/places';

/** The places of a page of text. The build drops the import of a part whose feature is off. */

export const pageAside = place(
  'page-aside',
  FEATURES.forms ? () => import('@/features/forms/places/page-aside') : null,
);

export const pageSet = place('set', FEATURES.setsOnPages ? () => import('@/features/sets/places/set') : null);

export const pageSection = place(
  'page-section',
  FEATURES.pageSections ? () => import('@/features/page-sections/places/page-section') : null,
);

export const pageEnd = place(
  'page-end',
  FEATURES.registers ? () => import('@/features/law-notes/places/page-end') : null,
);
