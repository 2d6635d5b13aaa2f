'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { MemberAccount } from '@/lib/model/member';
import {
  checkRole,
  isMember,
  isSignedOutUnread,
  markSignedOutRead,
  onRoleChange,
} from '@/lib/session/session-channel';
import { createStore } from '@/lib/store';

/** The last member that the platform reported: null if none, undefined before the first report. */
export const memberStore = createStore<MemberAccount | null | undefined>(undefined);

/** A visitor with a cart has a session too. The role cookie answers before the platform (member-sync.ts). */
export function useMember(): { loggedIn: boolean } {
  const hasMemberRole = useSyncExternalStore(onRoleChange, isMember, () => false);
  const member = useSyncExternalStore(memberStore.subscribe, memberStore.get, memberStore.getInitial);
  return { loggedIn: hasMemberRole && member !== null };
}

export const useMemberNeeded = (): boolean => useSyncExternalStore(onRoleChange, isMember, () => false);

/** A page that showed the notice for less may have been about to unload. In milliseconds. */
const READING_MS = 5_000;

/**
 * The notice that the platform has signed a member out, or null. Refreshes the page when
 * the shopper becomes a member or stops being one. For one component that is on every page. The
 * notice is for the page that the member lands on. A redirecting response sets the mark while the
 * previous page is still open, which leaves it for the next page unless it stays.
 */
export function useSessionNotice(): { signedOut: { readingMs: number } | null; dismiss: () => void } {
  const router = useRouter();
  const [signedOut, setSignedOut] = useState<{ readingMs: number } | null>(null);
  useEffect(() => {
    const updateNotice = (readingMs: number): void =>
      setSignedOut((shown) => {
        if (isMember()) return null;
        return shown ?? (isSignedOutUnread() ? { readingMs } : null);
      });
    updateNotice(0);
    return onRoleChange(() => {
      updateNotice(READING_MS);
      router.refresh();
    });
  }, [router]);
  const dismiss = (): void => {
    markSignedOutRead();
    setSignedOut(null);
  };
  return { signedOut, dismiss };
}

/** Marks the notice as read after the page has shown it for this many milliseconds. */
export function useReadingTime(readingMs: number): void {
  useEffect(() => {
    const timer = setTimeout(markSignedOutRead, readingMs);
    return () => clearTimeout(timer);
  }, [readingMs]);
}

/** Checks the role when the page of a sign-in or sign-out form is left. */
export function useRoleCheckOnLeave(): void {
  useEffect(() => checkRole, []);
}
