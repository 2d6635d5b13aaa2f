'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { checkRole, isMember, onRoleChange, takeSignedOut } from '@/lib/session/session-channel';
import { onMemberNews, readMember } from './member-state';

/**
 * Whether the shopper is signed in: for the member's role only, since a visitor with a cart is not. The cookie says so
 * at once; the platform, asked by the keeper (member-keeper.ts), may say later that it knows no such member any more.
 */
export function useMember(): { loggedIn: boolean } {
  const saysSo = useSyncExternalStore(onRoleChange, isMember, () => false);
  const member = useSyncExternalStore(onMemberNews, readMember, () => undefined);
  return { loggedIn: saysSo && member !== null };
}

/** Whether there can be a member to ask the platform about. */
export const useMemberWanted = (): boolean => useSyncExternalStore(onRoleChange, isMember, () => false);

/**
 * For the one component that stands on every page: draws the page again when the shopper becomes a member or ceases to
 * be one, and tells whether the platform has signed a member out, which is said once.
 */
export function useSessionNews(): { signedOut: boolean; dismiss: () => void } {
  const router = useRouter();
  const [signedOut, setSignedOut] = useState(false);
  useEffect(() => {
    const look = (): void => setSignedOut((before) => (isMember() ? false : takeSignedOut() || before));
    look();
    return onRoleChange(() => {
      look();
      router.refresh();
    });
  }, [router]);
  return { signedOut, dismiss: () => setSignedOut(false) };
}

/** For a form that signs in or out: when its page is left, everybody learns at once what has become of the shopper. */
export function useRoleCheckOnLeave(): void {
  useEffect(() => checkRole, []);
}
