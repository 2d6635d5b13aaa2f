import { PlatformError } from '@/lib/errors/platform-error';

/** Codes of a site without the collection or the CMS, and of a caller without permission. */
const ABSENT_CODES: readonly string[] = ['WDE0025', 'WDE0027', 'WDE0110'];
/** Statuses of a site where the caller may not use the collection, or the CMS is not installed. */
const ABSENT_STATUSES: readonly number[] = [403, 404, 428];

const isAbsent = ({ detail }: PlatformError): boolean =>
  (detail.kind === 'application' && ABSENT_CODES.includes(detail.code)) ||
  (detail.kind === 'status' && ABSENT_STATUSES.includes(detail.status));

/** Runs a call of the CMS. Returns null when the site does not have its collection. */
export async function orNullWhereAbsent<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof PlatformError && isAbsent(error)) return null;
    throw error;
  }
}
