import type { Messages } from '@/lib/i18n/messages/en';

/** `failureMessage` has the message for its code. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  constructor(readonly code: string) {
    super(code);
  }
}

/** Code for no response, or a response that is not the shop's. */
const OFFLINE = 'offline';

/** Requests the shop's own routes. @throws RequestError */
export async function sendJson<T>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body && { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
  } catch {
    throw new RequestError(OFFLINE);
  }
  const answer: unknown = await response.json().catch(() => null);
  // The cast is safe: the shop's own routes return the shape that they document.
  if (response.ok && answer !== null) return answer as T;
  throw new RequestError(codeOf(answer) ?? OFFLINE);
}

function codeOf(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return null;
  const { error } = answer;
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null;
}

/** A general message for an unknown code. */
export const failureMessage = (errors: Messages['errors'], code: string): string =>
  Object.entries(errors).find(([known]) => known === code)?.[1] ?? errors.unexpected;
