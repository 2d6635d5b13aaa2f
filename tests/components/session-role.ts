import { onTestFinished } from 'vitest';

/** Gives the browser the session of a member until the test ends. */
export function beginMemberSession(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server would
  document.cookie = 'role=member';
  onTestFinished(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the server would
    document.cookie = 'role=; Max-Age=0';
  });
}
