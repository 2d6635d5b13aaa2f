import type { ReactNode } from 'react';
import { report } from '@/lib/http/respond';

/**
 * Returns what an optional part shows. After a failure, which is in the log, it is null, and in
 * development a notice: there, a part that is missing would not say why.
 */
export async function partOrNotice(part: Promise<ReactNode>, name: string): Promise<ReactNode> {
  try {
    return await part;
  } catch (error) {
    report(error, name);
    return process.env.NODE_ENV === 'development' ? noticeOf(error, name) : null;
  }
}

async function noticeOf(error: unknown, name: string): Promise<ReactNode> {
  // The framework shows it with the lines of the source, in the terminal and over the page.
  console.error(error);
  const { DevelopmentNotice } = await import('./development-notice');
  return <DevelopmentNotice title={`This is ${name}, which failed:`} lines={[String(error)]} />;
}
