import type { CreateAdapter } from '@/lib/analytics/events';
import { loadScript } from './program';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};
/** The rights of Google after the visitor has agreed to a purpose. */
const GRANTED = {
  statistics: { analytics_storage: 'granted' },
  marketing: { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' },
  support: {},
};

/** Loads Google Tag Manager or Analytics 4 by id. Google's consent mode denies all but its own purpose. */
export const createAdapter: CreateAdapter<'dataLayer'> = ({ id, purpose }) => {
  window.dataLayer ??= [];
  const layer = window.dataLayer;
  const isTagManager = id.startsWith('GTM-');

  // Google reads commands from `arguments` objects only, and ignores arrays.
  function gtag(..._command: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  }

  Object.assign(window, { [`ga-disable-${id}`]: false });
  gtag('consent', 'default', DENIED);
  gtag('consent', 'update', GRANTED[purpose]);
  if (isTagManager) layer.push({ event: 'gtm.js', 'gtm.start': Date.now() });
  else {
    gtag('js', new Date());
    gtag('config', id);
  }
  loadScript(`https://www.googletagmanager.com/${isTagManager ? 'gtm.js' : 'gtag/js'}?id=${id}`);

  return {
    send({ name, params }) {
      // Google's own script reports page views.
      if (name === 'page_view') return;
      if (!isTagManager) return gtag('event', name, params);
      // Otherwise the container would merge the items of two events.
      if ('items' in params) layer.push({ ecommerce: null }, { event: name, ecommerce: params });
      else layer.push({ event: name, ...params });
    },
    stop() {
      Object.assign(window, { [`ga-disable-${id}`]: true });
      gtag('consent', 'update', DENIED);
      removeGoogleCookies();
    },
  };
};

/** Removes Google's cookies from this host and from the domains above it. */
function removeGoogleCookies(): void {
  const labels = location.hostname.split('.');
  const domains = labels.slice(0, -1).map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  for (const [, name] of document.cookie.matchAll(/(?:^|;\s*)(_ga(?:_\w+)?)=/g))
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: Firefox and Safari of today have no cookieStore
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
    }
}
