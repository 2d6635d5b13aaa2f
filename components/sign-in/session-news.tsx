'use client';

import { useWords } from '#words';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { useSessionNews } from '@/lib/members/use-member';
import { fillNodes } from '@/lib/words/format';

/** Stands on every page: tells a member, once, that the platform has ended their session. */
export function SessionNews() {
  const words = useWords('header');
  const { signedOut, dismiss } = useSessionNews();
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
