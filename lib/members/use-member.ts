'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { sendJson } from '@/lib/http/send-json';
import { checkRole, isMember, onRoleChange, takeSignedOut } from '@/lib/session/session-channel';
import type { MemberAccount } from './member-account';

const MEMBER_KEY = '/api/member';
const FIVE_MINUTES = 300_000;

export type MemberState = {
  /** For the member's role only: a visitor with a cart is not logged in. */
  loggedIn: boolean;
  /** Null for a visitor, and until the platform has told. */
  member: MemberAccount | null;
  /** `unreachable`: `member` is what was last heard and may be old. */
  status: 'unknown' | 'ready' | 'unreachable';
};

const fetchMember = async (): Promise<MemberAccount | null> =>
  (await sendJson<{ member: MemberAccount | null }>('GET', MEMBER_KEY)).member;

/**
 * The signed-in member, the same for every component that asks; refreshed as the cart is: every five minutes, on focus
 * and on reconnect. Nobody is asked about a visitor.
 */
export function useMember(): MemberState {
  const maybe = useSyncExternalStore(onRoleChange, isMember, () => false);
  const { data, error } = useSWR(maybe ? MEMBER_KEY : null, fetchMember, { refreshInterval: FIVE_MINUTES });
  return {
    loggedIn: maybe && data !== null,
    member: data ?? null,
    status: error ? 'unreachable' : data === undefined && maybe ? 'unknown' : 'ready',
  };
}

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
