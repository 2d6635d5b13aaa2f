'use client';

import { useWords } from '#words';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { fillNodes } from '@/lib/words/format';

/** Tells a member that the platform has ended their session, with the way back in. */
export function SignedOutNotice({ onDismiss }: { onDismiss: () => void }) {
  const words = useWords('header');
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
