'use client';

import { lazy, Suspense, useEffect } from 'react';
import { useMemberNeeded, useSessionNotice } from '@/lib/members/use-member';
import { clearOnSignOut } from '@/lib/saved-items/client/clear-shopper-data';

const MemberSync = lazy(() =>
  import('@/lib/members/member-sync').then((module) => ({ default: module.MemberSync })),
);

const SignedOutNotice = lazy(() =>
  import('./signed-out-notice').then((module) => ({ default: module.SignedOutNotice })),
);

/** Keeps the member's state on every page, and says once that the platform has ended the session. */
export function SessionNotice() {
  const { signedOut, dismiss } = useSessionNotice();
  useEffect(clearOnSignOut, []);
  if (useMemberNeeded())
    return (
      <Suspense fallback={null}>
        <MemberSync />
      </Suspense>
    );
  if (!signedOut) return null;
  return (
    <Suspense fallback={null}>
      <SignedOutNotice readingMs={signedOut.readingMs} onDismiss={dismiss} />
    </Suspense>
  );
}
