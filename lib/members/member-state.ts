import type { MemberAccount } from './member-account';

/** The member as the platform has last told this page: null when it knows none, undefined before it has been asked. */
let heard: MemberAccount | null | undefined;
const listeners = new Set<() => void>();

export const readMember = (): MemberAccount | null | undefined => heard;

export function setMember(member: MemberAccount | null | undefined): void {
  heard = member;
  for (const listener of listeners) listener();
}

export function onMemberChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
