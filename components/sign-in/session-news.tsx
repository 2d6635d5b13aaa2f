'use client';

import { lazy, Suspense } from 'react';
import { useMemberWanted, useSessionNews } from '@/lib/members/use-member';

const MemberKeeper = lazy(() =>
  import('@/lib/members/member-keeper').then((module) => ({ default: module.MemberKeeper })),
);

const SignedOutNotice = lazy(() =>
  import('./signed-out-notice').then((module) => ({ default: module.SignedOutNotice })),
);

/** Stands on every page: keeps the member's state, and tells a member, once, that the platform has ended their session. */
export function SessionNews() {
  const { signedOut, dismiss } = useSessionNews();
  if (useMemberWanted())
    return (
      <Suspense fallback={null}>
        <MemberKeeper />
      </Suspense>
    );
  if (!signedOut) return null;
  return (
    <Suspense fallback={null}>
      <SignedOutNotice readingMs={signedOut.readingMs} onDismiss={dismiss} />
    </Suspense>
  );
}
