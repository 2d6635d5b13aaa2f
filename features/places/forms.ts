import { place } from '@/lib/places';

/** The places of forms. The build drops the import of a part whose feature is off. */

export const personalData = place(
  'personal-data',
  FEATURES.privacyNotes ? () => import('@/features/law-notes/places/personal-data') : null,
);
