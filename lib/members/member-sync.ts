'use client';

import { useEffect } from 'react';
import useSWR from 'swr';
import { sendJson } from '@/lib/http/send-json';
import { checkRole } from '@/lib/session/session-channel';
import type { MemberAccount } from './member-account';
import { setMember } from './member-state';

const MEMBER_KEY = '/api/member';
const FIVE_MINUTES = 300_000;

const fetchMember = async (): Promise<MemberAccount | null> =>
  (await sendJson<{ member: MemberAccount | null }>('GET', MEMBER_KEY)).member;

/**
 * Keeps the page's member as the platform knows them: read every five minutes, on focus and on reconnect, as the cart
 * is. Draws nothing, stands on the page once, and only for members. When the platform cannot be reached, what was last
 * heard stays true.
 */
export function MemberSync(): null {
  const { data, mutate } = useSWR(MEMBER_KEY, fetchMember, { refreshInterval: FIVE_MINUTES });
  useEffect(() => {
    setMember(data);
    // The answer may have ended the session.
    if (data !== undefined) checkRole();
  }, [data]);
  useEffect(
    () => () => {
      // The next to sign in is somebody else.
      setMember(undefined);
      void mutate(undefined, { revalidate: false });
    },
    [mutate],
  );
  return null;
}
