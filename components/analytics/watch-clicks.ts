import { cartEvent } from '@/lib/analytics/build-events';
import { reopenBanner } from '@/lib/analytics/client/consent';
import { track } from '@/lib/analytics/client/pipeline';
import { selectEvent } from '@/lib/analytics/client/shown-lists';
import { getCartState } from '@/lib/cart/client/store';
import { barePath } from '@/lib/urls';
import { CONSENT_BUTTON_ID } from './consent-button';

/**
 * Reports clicks on the products of a list, and the start of the checkout. Reopens the banner for
 * its button.
 */
export function watchClicks(): () => void {
  const handleClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    if (target.closest(`#${CONSENT_BUTTON_ID}`)) reopenBanner();
    const link = target.closest<HTMLAnchorElement>('article.card a[href]');
    const event = link && selectEvent(barePath(link.pathname));
    if (event) track(event);
  };
  const handleSubmit = ({ target }: SubmitEvent) => {
    const isCheckout =
      target instanceof HTMLFormElement && new URL(target.action, location.href).pathname === '/checkout';
    const event = isCheckout && cartEvent('begin_checkout', getCartState().cart);
    if (event) track(event);
  };
  // While the event is captured, so that it counts before the page follows the link.
  addEventListener('click', handleClick, true);
  addEventListener('submit', handleSubmit, true);
  return () => {
    removeEventListener('click', handleClick, true);
    removeEventListener('submit', handleSubmit, true);
  };
}
