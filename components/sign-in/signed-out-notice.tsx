'use client';

import { useWords } from '#words';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { useReadingTime } from '@/lib/members/use-member';
import { fillNodes } from '@/lib/words/format';

type SignedOutNoticeProps = {
  /** The next page shows the notice again when this one is left earlier. In milliseconds. */
  readingMs: number;
  onDismiss: () => void;
};

/** Tells a member that the platform has ended their session, with the way back in. */
export function SignedOutNotice({ readingMs, onDismiss }: SignedOutNoticeProps) {
  const words = useWords('header');
  useReadingTime(readingMs);
  return (
    <div className="page-frame pt-4">
      <Notice onDismiss={onDismiss}>
        {fillNodes(words.signedOut, {
          signInAgain: <TextLink href="/login">{words.signInAgain}</TextLink>,
        })}
      </Notice>
    </div>
  );
}
