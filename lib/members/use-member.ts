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

/**
 * Only members count: a visitor with a cart has a session too. The role cookie answers at once.
 * The platform may report later, through member-sync.ts, that the member no longer exists.
 */
export function useMember(): { loggedIn: boolean } {
  const hasMemberRole = useSyncExternalStore(onRoleChange, isMember, () => false);
  const member = useSyncExternalStore(memberStore.subscribe, memberStore.get, memberStore.getInitial);
  return { loggedIn: hasMemberRole && member !== null };
}

export const useMemberNeeded = (): boolean => useSyncExternalStore(onRoleChange, isMember, () => false);

/**
 * A page that showed the notice for less than this may have been about to unload. In milliseconds.
 */
const READING_MS = 5_000;

/**
 * Returns the notice that the platform has signed a member out, or null. Refreshes the page when
 * the shopper becomes a member or stops being one. For one component that is on every page.
 *
 * The notice is for the page that the member lands on. A response that redirects sets the mark
 * while the previous page is still open, so that page leaves the mark for the next one unless it
 * stays.
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

/**
 * Checks the role when the page of a sign-in or sign-out form is left, so that it updates at once.
 */
export function useRoleCheckOnLeave(): void {
  useEffect(() => checkRole, []);
}
