import { pageLocation } from '@/lib/analytics/build-events';
import type { AnalyticsEvent, CreateAdapter } from '@/lib/analytics/events';
import { post } from './webhook';

/** Posts page views and events in Plausible's format: https://plausible.io/docs/events-api */
export const createAdapter: CreateAdapter<'beacon'> = ({ endpoint, domain }) => {
  const send = (event: AnalyticsEvent): void => {
    const isPage = event.name === 'page_view';
    const url = isPage ? event.params.page_location : pageLocation();
    const referrer = isPage ? event.params.page_referrer : '';
    post(
      endpoint,
      JSON.stringify({ name: isPage ? 'pageview' : event.name, url, domain, referrer, ...detailOf(event) }),
    );
  };
  return { send };
};

/** Properties are plain values there, so a list of items becomes their ids. */
function detailOf(event: AnalyticsEvent) {
  switch (event.name) {
    case 'page_view':
    case 'login':
    case 'sign_up':
      return {};
    case 'search':
      return { props: event.params };
    default: {
      const { items, ...rest } = event.params;
      // A property has at most 2,000 characters there.
      const ids = items.map(({ item_id }) => item_id).join(',');
      const revenue =
        event.name === 'purchase'
          ? { revenue: { currency: event.params.currency, amount: event.params.value } }
          : {};
      return { props: { ...rest, item_ids: ids.slice(0, 2_000) }, ...revenue };
    }
  }
}
