'use client';

import { useEffect } from 'react';
import useSWR from 'swr';
import { sendJson } from '@/lib/http/send-json';
import type { MemberAccount } from '@/lib/model/member';
import { checkRole } from '@/lib/session/session-channel';
import { memberStore } from './use-member';

const MEMBER_KEY = '/api/member';
const FIVE_MINUTES = 300_000;

const fetchMember = async (): Promise<MemberAccount | null> =>
  (await sendJson<{ member: MemberAccount | null }>('GET', MEMBER_KEY)).member;

/**
 * Synchronizes the member every five minutes, on focus and on reconnect. Mounted once per page and
 * only for members. While the platform is unreachable, the last confirmed member stays.
 */
export function MemberSync(): null {
  const { data, mutate } = useSWR(MEMBER_KEY, fetchMember, { refreshInterval: FIVE_MINUTES });
  useEffect(() => {
    memberStore.set(data);
    // The response may have ended the session.
    if (data !== undefined) checkRole();
  }, [data]);
  useEffect(
    () => () => {
      // The next member to sign in may be a different one.
      memberStore.set(undefined);
      void mutate(undefined, { revalidate: false });
    },
    [mutate],
  );
  return null;
}
