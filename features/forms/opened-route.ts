import { ShopError } from '@/lib/errors/shop-error';
import { answer, answerError } from '@/lib/http/respond';
import { openedNow } from '@/lib/site-forms/spam';

/** `{opened}`, which a form on a cached page sends along. See lib/site-forms/spam.ts. */
export const GET = (): Response =>
  FEATURES.forms ? answer({ opened: openedNow() }) : answerError(new ShopError('not-found'));
