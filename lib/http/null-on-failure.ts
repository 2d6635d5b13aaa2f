import 'server-only';
import { report } from './respond';

/**
 * Logs the failure of a read that the caller can do without, and returns null in its place.
 * Redirects and "not found" are thrown.
 */
export async function nullOnFailure<T>(read: Promise<T>, where: string): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    report(error, where);
    return null;
  }
}
