import type { MemberAccount } from '@/lib/model/member';

/**
 * The last member that the platform reported. Null if there is none, undefined before the first
 * report.
 */
let confirmed: MemberAccount | null | undefined;
const listeners = new Set<() => void>();

export const readMember = (): MemberAccount | null | undefined => confirmed;

export function setMember(member: MemberAccount | null | undefined): void {
  confirmed = member;
  for (const listener of listeners) listener();
}

export function onMemberChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
