import { ShopError } from '@/lib/errors/shop-error';
import { answer, answerError } from '@/lib/http/respond';

/** Returns `{opened}`, which a form on a cached page sends along. See lib/site-forms/spam.ts. */
export async function GET(): Promise<Response> {
  if (!FEATURES.forms) return answerError(new ShopError('not-found'));
  const { openedNow } = await import('@/lib/site-forms/spam');
  return answer({ opened: openedNow() });
}
