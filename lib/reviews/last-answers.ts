import 'server-only';
import { processState } from '@/lib/process-state';

/**
 * Remembers the last answer for each key, up to `most` of them, for the time in which the platform
 * fails. An error of a cached function would give the page the status 500 even if it were caught
 * (Next.js 16.4), so cached functions return a stand-in.
 *
 * @param name of the process state that holds them
 */
export function createLastAnswers<T>(name: string, most: number) {
  const answers = processState(name, () => new Map<string, T>());
  return {
    /** Returns the answer of `read`, or the last one for the key when it fails, or null. */
    async readOr(
      key: string,
      read: () => Promise<T>,
    ): Promise<{ answer: T; isStandIn: false } | { answer: T | null; isStandIn: true }> {
      try {
        const answer = await read();
        answers.delete(key);
        answers.set(key, answer);
        for (const oldest of answers.keys()) {
          if (answers.size <= most) break;
          answers.delete(oldest);
        }
        return { answer, isStandIn: false };
      } catch {
        return { answer: answers.get(key) ?? null, isStandIn: true };
      }
    },
  };
}
