'use client';

import { useMessages } from '#messages';
import { TextLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { fillNodes } from '@/lib/i18n/format';
import { useReadingTime } from '@/lib/members/use-member';

type SignedOutNoticeProps = {
  /** In milliseconds. If the shopper leaves earlier, the next page shows the notice again. */
  readingMs: number;
  onDismiss: () => void;
};

/** The platform has ended the member's session. */
export function SignedOutNotice({ readingMs, onDismiss }: SignedOutNoticeProps) {
  const messages = useMessages('header');
  useReadingTime(readingMs);
  return (
    <div className="page-frame pt-4">
      <Notice onDismiss={onDismiss}>
        {fillNodes(messages.signedOut, {
          signInAgain: <TextLink href="/login">{messages.signInAgain}</TextLink>,
        })}
      </Notice>
    </div>
  );
}
