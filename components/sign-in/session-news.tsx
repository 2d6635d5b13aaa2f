'use client';

import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { useSessionNews } from '@/lib/members/use-member';

/** Stands on every page: tells a member, once, that the platform has ended their session. */
export function SessionNews() {
  const { signedOut, dismiss } = useSessionNews();
  if (!signedOut) return null;
  return (
    <div className="page-frame pt-4">
      <Notice onDismiss={dismiss}>
        You have been signed out. <TextLink href="/login">Sign in again</TextLink> to see your account and
        your cart.
      </Notice>
    </div>
  );
}
