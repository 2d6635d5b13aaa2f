import 'server-only';
import { type PlatformError, platformErrorOf } from '@/lib/errors/platform-error';
import { processState } from '@/lib/process-state';

/** The last read of the platform that failed for a while, in milliseconds of this process. */
const last = processState('platform-failure', (): { error: PlatformError | null; at: number } => ({
  error: null,
  at: Number.NEGATIVE_INFINITY,
}));

/** Notes the failure of a read that may succeed later. */
export function notePlatformFailure(error: unknown): void {
  const failure = platformErrorOf(error);
  if (failure === null || !(failure.isTemporary || failure.isUnauthenticated)) return;
  last.error = failure;
  last.at = performance.now();
}

/** Returns the last such failure since a time (`performance.now()`), or null. */
export const platformFailureSince = (time: number): PlatformError | null =>
  last.at >= time ? last.error : null;
