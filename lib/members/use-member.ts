'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  checkRole,
  isMember,
  isSignedOutUnread,
  markSignedOutRead,
  onRoleChange,
} from '@/lib/session/session-channel';
import { onMemberChange, readMember } from './member-state';

/**
 * Whether the shopper is signed in: for the member's role only, since a visitor with a cart is not. The cookie says so
 * at once; the platform, asked by the keeper (member-keeper.ts), may say later that it knows no such member any more.
 */
export function useMember(): { loggedIn: boolean } {
  const saysSo = useSyncExternalStore(onRoleChange, isMember, () => false);
  const member = useSyncExternalStore(onMemberChange, readMember, () => undefined);
  return { loggedIn: saysSo && member !== null };
}

/** Whether there can be a member to ask the platform about. */
export const useMemberNeeded = (): boolean => useSyncExternalStore(onRoleChange, isMember, () => false);

/** A page that shows the notice for less time than this may have been on its way out. In milliseconds. */
const READING_MS = 5_000;

/**
 * For the one component that stands on every page: refreshes the page when the shopper becomes a member or ceases to
 * be one, and returns the notice that the platform has signed a member out; null when there is none to show.
 *
 * The notice is for the page that the member lands on. An answer that leads to another page sets the mark while the page
 * before is still open, so that page leaves the mark for the next one unless it stays.
 */
export function useSessionNotice(): { signedOut: { readingMs: number } | null; dismiss: () => void } {
  const router = useRouter();
  const [signedOut, setSignedOut] = useState<{ readingMs: number } | null>(null);
  useEffect(() => {
    const look = (readingMs: number): void =>
      setSignedOut((shown) => {
        if (isMember()) return null;
        return shown ?? (isSignedOutUnread() ? { readingMs } : null);
      });
    look(0);
    return onRoleChange(() => {
      look(READING_MS);
      router.refresh();
    });
  }, [router]);
  const dismiss = (): void => {
    markSignedOutRead();
    setSignedOut(null);
  };
  return { signedOut, dismiss };
}

/** For that notice once it is drawn: marks it as read when the page has shown it for so many milliseconds. */
export function useReadingTime(readingMs: number): void {
  useEffect(() => {
    const timer = setTimeout(markSignedOutRead, readingMs);
    return () => clearTimeout(timer);
  }, [readingMs]);
}

/** For a form that signs in or out: when its page is left, everybody learns at once what has become of the shopper. */
export function useRoleCheckOnLeave(): void {
  useEffect(() => checkRole, []);
}
