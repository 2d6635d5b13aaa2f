import { place } from '@/lib/places';

/** The places of sign-in and account. The build drops the import of a part whose feature is off. */

export const signIn = place(
  'sign-in',
  FEATURES.socialSignIn ? () => import('@/features/social-sign-in/places/sign-in') : null,
);

export const security = place(
  'security',
  FEATURES.socialSignIn ? () => import('@/features/social-sign-in/places/security') : null,
);
