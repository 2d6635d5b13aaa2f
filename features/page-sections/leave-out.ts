import 'server-only';
import type { SectionType } from '@/lib/config/section-schemas';
import { warnOnce } from '@/lib/observe/warn-once';

/** Names in the log what a section does not show, and why. */
export function leaveOut(section: SectionType, what: string, reason: string): null {
  warnOnce({ where: `a section ${section}`, what }, reason);
  return null;
}
