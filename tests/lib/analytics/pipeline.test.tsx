import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnalyticsEvent } from '@/lib/analytics/events';
import type { AnalyticsSettings } from '@/lib/config/entry-schemas';

const REQUIRED = { consent: 'required', purpose: 'statistics' } as const;
const WEBHOOK: AnalyticsSettings = {
  ...REQUIRED,
  provider: 'webhook',
  address: 'https://collect.example/events',
};
const BEACON: AnalyticsSettings = {
  provider: 'beacon',
  purpose: 'statistics',
  endpoint: 'https://stats.example/api/event',
  domain: 'shop.example',
  consent: 'none',
};
const LOGIN: AnalyticsEvent = { name: 'login', params: {} };
const SEARCH: AnalyticsEvent = { name: 'search', params: { search_term: 'bowl' } };
const item = { item_id: 'A', product_id: 'a', item_name: 'Bowl', quantity: 1 };
const order = (id: string): AnalyticsEvent => ({
  name: 'purchase',
  params: { transaction_id: id, currency: 'USD', value: 38, items: [item] },
});

let pipeline: typeof import('@/lib/analytics/client/pipeline');
const decide = (decision: 'accepted' | 'declined') => (settings: AnalyticsSettings) =>
  pipeline.settle([{ settings, decision }]);
const open = decide('accepted');
const close = (settings: AnalyticsSettings = WEBHOOK) => void decide('declined')(settings);
const requests: { address: string; init: RequestInit; body: Record<string, unknown> }[] = [];
const names = () => requests.map(({ body }) => body.event ?? body.name);

beforeEach(async () => {
  // The tests load no script of Google.
  Object(window).happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
  localStorage.clear();
  requests.length = 0;
  document.head.innerHTML = '';
  delete window.dataLayer;
  history.replaceState(null, '', '/products?utm_source=mail&orderId=secret#x');
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    requests.push({ address, init, body: JSON.parse(String(init.body)) });
    return new Response();
  });
  vi.resetModules();
  pipeline = await import('@/lib/analytics/client/pipeline');
});

it('events before the decision wait, and are sent in order after the visitor has accepted', async () => {
  pipeline.track(SEARCH);
  pipeline.track(LOGIN);
  expect(requests).toEqual([]);
  await open(WEBHOOK);
  pipeline.track(order('1'));
  expect(names()).toEqual(['search', 'login', 'purchase']);
});

it('events before the decision are dropped when the visitor declines, and do not come back', async () => {
  pipeline.track(SEARCH);
  close();
  pipeline.track(LOGIN);
  await open(WEBHOOK);
  expect(requests).toEqual([]);
});

it('events before the decision are bounded', async () => {
  for (let count = 0; count < 80; count += 1) pipeline.track(SEARCH);
  await open(WEBHOOK);
  expect(requests).toHaveLength(50);
});

it('nothing is sent after a withdrawal, not even while the adapter loads', async () => {
  pipeline.track(SEARCH);
  const opening = open(WEBHOOK);
  close();
  await opening;
  pipeline.track(LOGIN);
  expect(requests).toEqual([]);
});

describe('several receivers', () => {
  const CHAT: AnalyticsSettings = {
    provider: 'script',
    src: 'https://chat.example/widget.js',
    consent: 'required',
    purpose: 'support',
  };
  const MARKETING: AnalyticsSettings = { ...BEACON, purpose: 'marketing' };
  const settle = (statistics: Answer, marketing: Answer, support: Answer) =>
    pipeline.settle([
      { settings: WEBHOOK, decision: statistics },
      { settings: MARKETING, decision: marketing },
      { settings: CHAT, decision: support },
    ]);
  type Answer = 'accepted' | 'declined' | null;
  const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

  it('each get events after the visitor has agreed to their purpose', async () => {
    pipeline.track(SEARCH);
    await settle('accepted', null, null);
    pipeline.track(LOGIN);
    expect(names()).toEqual(['search', 'login']);
    expect(scripts()).toEqual([]);
    await settle('accepted', 'accepted', 'declined');
    expect(names()).toEqual(['search', 'login', 'search', 'login']);
    pipeline.track(order('1'));
    pipeline.track(order('1'));
    expect(names().slice(4)).toEqual(['purchase', 'purchase']);
    expect(scripts()).toEqual([]);
  });

  it('load a program only after its own purpose, which is no receiver of events', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    await settle('declined', 'declined', 'accepted');
    await settle('declined', 'declined', 'accepted');
    expect(scripts()).toEqual([CHAT.provider === 'script' && CHAT.src]);
    expect(pipeline.isGateOpen()).toBe(false);
    pipeline.track(SEARCH);
    expect(requests).toEqual([]);
    // A program cannot be ended, so the page loads without it.
    await settle('declined', 'declined', 'declined');
    expect(reload).toHaveBeenCalledOnce();
  });
});

it('a purchase is sent once for each order, also after a reload', async () => {
  await open(WEBHOOK);
  for (const id of ['1', '1', '2']) pipeline.track(order(id));
  vi.resetModules();
  const reloaded = await import('@/lib/analytics/client/pipeline');
  await reloaded.settle([{ settings: WEBHOOK, decision: 'accepted' }]);
  reloaded.track(order('1'));
  expect(requests.map(({ body }) => Object(body.params).transaction_id)).toEqual(['1', '2']);
});

it('a purchase of a visitor who declines is not noted as sent', async () => {
  pipeline.track(order('1'));
  close();
  expect(localStorage).toHaveLength(0);
});

it('the webhook gets JSON without a preflight, without cookies and beyond the end of the page', async () => {
  await open(WEBHOOK);
  pipeline.track(SEARCH);
  expect(requests).toMatchObject([
    {
      address: 'https://collect.example/events',
      init: { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true },
      body: { event: 'search', params: { search_term: 'bowl' }, path: '/products' },
    },
  ]);
});

it('the webhook may fail', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  await open(WEBHOOK);
  expect(() => pipeline.track(SEARCH)).not.toThrow();
});

it('the beacon gets page views, events with plain properties, and revenue', async () => {
  await open(BEACON);
  const [page_location, page_referrer] = ['https://shop.example/', 'https://search.example/'];
  pipeline.track({ name: 'page_view', params: { page_location, page_referrer } });
  pipeline.track(order('1'));
  const domain = 'shop.example';
  const url = `${location.origin}/products?utm_source=mail`;
  const props = { transaction_id: '1', currency: 'USD', value: 38, item_ids: 'A' };
  const revenue = { currency: 'USD', amount: 38 };
  expect(requests.map(({ body }) => body)).toEqual([
    { name: 'pageview', url: page_location, domain, referrer: page_referrer },
    { name: 'purchase', url, domain, referrer: '', props, revenue },
  ]);
});

describe('the data layer', () => {
  const settings = (id: string): AnalyticsSettings => ({ provider: 'dataLayer', id, ...REQUIRED });
  const commands = () => (window.dataLayer ?? []).map((one) => [...Object(one)]);
  const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

  it('denies everything by default, grants statistics and loads Google Analytics', async () => {
    await open(settings('G-ABC1234567'));
    pipeline.track(order('1'));
    const [byDefault, update, start, config, event] = commands();
    expect(byDefault).toMatchObject(['consent', 'default', { analytics_storage: 'denied' }]);
    expect(update).toEqual(['consent', 'update', { analytics_storage: 'granted' }]);
    expect(start?.[0]).toBe('js');
    expect(config).toEqual(['config', 'G-ABC1234567']);
    expect(event).toMatchObject(['event', 'purchase', { transaction_id: '1', items: [item] }]);
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABC1234567']);
    // Commands are `arguments`, because Google ignores arrays.
    for (const one of window.dataLayer ?? []) expect(Array.isArray(one)).toBe(false);
  });

  it('clears the items of the event before in a container', async () => {
    await open(settings('GTM-ABC123'));
    pipeline.track(order('1'));
    expect(window.dataLayer?.slice(-2)).toMatchObject([
      { ecommerce: null },
      { event: 'purchase', ecommerce: { transaction_id: '1' } },
    ]);
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123']);
  });

  it('denies again after a withdrawal, and loads the script once', async () => {
    await open(settings('G-ABC1234567'));
    close(settings('G-ABC1234567'));
    expect(commands().at(-1)).toMatchObject(['consent', 'update', { analytics_storage: 'denied' }]);
    expect(Object(window)['ga-disable-G-ABC1234567']).toBe(true);
    await open(settings('G-ABC1234567'));
    expect(Object(window)['ga-disable-G-ABC1234567']).toBe(false);
    expect(scripts()).toHaveLength(1);
  });
});

it('the shop’s own adapter announces events on the window, and may fail', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const announced: unknown[] = [];
  addEventListener('analytics', (event) => announced.push(Object(event).detail));
  await open({ provider: 'custom', options: { key: 'k' }, consent: 'none', purpose: 'statistics' });
  pipeline.track(LOGIN);
  expect(announced).toEqual([{ ...LOGIN, options: { key: 'k' } }]);
  vi.stubGlobal('dispatchEvent', () => {
    throw new Error('blocked');
  });
  expect(() => pipeline.track(LOGIN)).not.toThrow();
});
