import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { en } from '@/lib/i18n/messages/en';
import { orderState } from '@/lib/orders/status-messages';
import { createSessionClient } from '@/lib/wix/session-client';
import { PLATFORM, playPlatform } from './platform-server';

vi.hoisted(() => vi.stubEnv('WIX_API_ORIGIN', 'https://platform.test'));
const { queryOrders } = await import('@/lib/wix/orders');

const SEARCH = '/ecom/v1/orders/search';
const platform = playPlatform();
const order = (status: string) => ({
  id: crypto.randomUUID(),
  number: '10001',
  status,
  paymentStatus: 'NOT_PAID',
  fulfillmentStatus: 'NOT_FULFILLED',
  currency: 'USD',
  priceSummary: { total: { amount: '12.00' }, subtotal: { amount: '12.00' } },
});

it('lists an order of every status, each with a correct label', async () => {
  platform.use(
    http.post(PLATFORM + SEARCH, async ({ request }) => {
      // Like the platform, this filter excludes statuses that are not named.
      const { search } = Object(await request.json());
      const named: string[] = search.filter.status.$in;
      return HttpResponse.json({ orders: named.map(order), metadata: { count: named.length } });
    }),
  );
  const { orders } = await queryOrders(createSessionClient('access'), {
    memberId: 'm',
    cursor: null,
    limit: 50,
  });
  const states = orders.map((one) => [one.status, orderState(en.orderStates, one).label]);
  expect(Object.fromEntries(states)).toEqual({
    initialized: 'Not confirmed yet',
    approved: 'Not paid yet',
    canceled: 'Canceled',
    pending: 'Waiting for confirmation',
    rejected: 'Not accepted',
  });
});
