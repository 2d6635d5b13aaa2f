import 'server-only';
import { report } from './respond';

/**
 * Logs the failure of a read that the caller can do without, and returns null in its place.
 * Redirects and "not found" are thrown.
 */
export async function nullOnFailure<T>(read: Promise<T>, where: string): Promise<T | null> {
  return failureOr(read, where, () => null);
}

/**
 * As `nullOnFailure`, for a part of a page. In development it returns `notice` of the error: a part
 * that is missing would not say why.
 */
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
