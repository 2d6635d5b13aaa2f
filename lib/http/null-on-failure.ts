import 'server-only';
import { report } from '@/lib/observe/report';

/** Logs the failure of a read that the caller can do without. Throws redirects and "not found". */
export async function nullOnFailure<T>(read: Promise<T>, where: string): Promise<T | null> {
  return failureOr(read, where, () => null);
}

/** For a part of a page. In development, returns `notice`: a missing part would not say why. */
export const partOnFailure = <T>(part: Promise<T>, where: string, notice: (error: unknown) => T) =>
  failureOr(part, where, (error) => {
    if (process.env.NODE_ENV !== 'development') return null;
    // The framework shows it with the lines of the source, in the terminal and over the page.
    console.error(error);
    return notice(error);
  });

async function failureOr<T, Other>(
  read: Promise<T>,
  where: string,
  instead: (error: unknown) => Other,
): Promise<T | Other> {
  try {
    return await read;
  } catch (error) {
    report(error, where);
    return instead(error);
  }
}
