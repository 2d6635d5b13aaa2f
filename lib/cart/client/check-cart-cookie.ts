import type { FormState } from '@/lib/forms/form-state';
import { loadCartMessages } from '@/lib/i18n/cart-messages';
import type { Lang } from '@/lib/i18n/lang';
import { hasSession } from './store';

/** A failure if the browser has rejected the session's cookie, and with it the cart. */
export const checkCartCookie =
  (lang: Lang) =>
  async (answer: FormState): Promise<FormState> =>
    answer.status !== 'done' || hasSession()
      ? answer
      : {
          ...answer,
          status: 'failed',
          message: (await loadCartMessages(lang)).errors['cookies-blocked'],
        };
