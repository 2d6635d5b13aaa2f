import 'server-only';
import { processState } from '@/lib/process-state';
import { logger } from './logger';

const reported = processState('warned', () => new Set<string>());
const MAX_REPORTED = 1_000;

/** One line of the log for each mistake of the content, and not one a page. */
export function warnOnce(fields: Readonly<Record<string, unknown>>, message: string): void {
  const key = JSON.stringify([message, fields]);
  if (reported.has(key) || reported.size >= MAX_REPORTED) return;
  reported.add(key);
  logger.warn(fields, message);
}
