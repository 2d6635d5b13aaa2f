'use client';

import { lazy, Suspense } from 'react';
import { useWords } from '#words';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { useMemberWanted, useSessionNews } from '@/lib/members/use-member';
import { fillNodes } from '@/lib/words/format';

const MemberKeeper = lazy(() =>
  import('@/lib/members/member-keeper').then((module) => ({ default: module.MemberKeeper })),
);

/** Stands on every page: keeps the member's state, and tells a member, once, that the platform has ended their session. */
export function SessionNews() {
  const words = useWords('header');
  const { signedOut, dismiss } = useSessionNews();
  if (useMemberWanted())
    return (
      <Suspense fallback={null}>
        <MemberKeeper />
      </Suspense>
    );
  if (!signedOut) return null;
  return (
    <div className="page-frame pt-4">
      <Notice onDismiss={dismiss}>
        {fillNodes(words.signedOut, {
          signInAgain: <TextLink href="/login">{words.signInAgain}</TextLink>,
        })}
      </Notice>
    </div>
  );
}
