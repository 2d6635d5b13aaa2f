/** A request of the browser to this shop's own routes that failed, with words for the shopper. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
}

const OFFLINE = 'We can’t reach the shop. Check your connection and try again.';

/**
 * Asks one of the shop's own routes and answers its JSON.
 *
 * @throws RequestError whose message a shopper may read.
 */
export async function sendJson<T>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    });
  } catch {
    throw new RequestError(OFFLINE);
  }
  const answer: unknown = await response.json().catch(() => null);
  // The shop's own routes are the other half of this program: their answers have the shape that they document.
  if (response.ok && answer !== null) return answer as T;
  throw new RequestError(messageOf(answer) ?? OFFLINE);
}

function messageOf(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return null;
  const { error } = answer;
  return typeof error === 'object' &&
    error !== null &&
    'message' in error &&
    typeof error.message === 'string'
    ? error.message
    : null;
}
