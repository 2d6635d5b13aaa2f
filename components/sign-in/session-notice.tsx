'use client';

import { useEffect } from 'react';
import { useImported } from '@/components/ui/use-imported';
import { useMemberNeeded, useSessionNotice } from '@/lib/members/use-member';
import { clearOnSignOut } from '@/lib/saved-items/client/clear-shopper-data';

const loadMemberSync = async () => (await import('@/lib/members/member-sync')).MemberSync;
const loadNotice = async () => (await import('./signed-out-notice')).SignedOutNotice;

/** Keeps the member's state on every page, and says once that the platform has ended the session. */
export function SessionNotice() {
  const { signedOut, dismiss } = useSessionNotice();
  useEffect(clearOnSignOut, []);
  const isMember = useMemberNeeded();
  const MemberSync = useImported(isMember, loadMemberSync);
  const SignedOutNotice = useImported(!isMember && signedOut !== null, loadNotice);
  if (MemberSync) return <MemberSync />;
  if (!signedOut || !SignedOutNotice) return null;
  return <SignedOutNotice readingMs={signedOut.readingMs} onDismiss={dismiss} />;
}
