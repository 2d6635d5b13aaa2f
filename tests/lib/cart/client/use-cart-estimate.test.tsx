import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useCartEstimate } from '@/lib/cart/client/use-cart-estimate';
import type { CartEstimate } from '@/lib/model/cart';
import { deferred } from '../../../deferred';
import { aCart, aCartLine, anEstimate, cart, firstChoice as choice } from '../../../fixtures/carts';
import { usd } from '../../../fixtures/money';

let requests: ReturnType<typeof deferred<Response>>[];
beforeEach(() => {
  requests = [];
  vi.stubGlobal('fetch', () => {
    const request = deferred<Response>();
    requests.push(request);
    return request.promise;
  });
});
const respond = (index: number, estimate: CartEstimate) =>
  act(async () => requests[index]?.resolve(Response.json({ estimate })));

const estimateOf = (total: string) => anEstimate({ total: usd(total) });
const more = aCart({ lines: [aCartLine({ quantity: 3 })] });

it('the totals follow the cart, and the response for an earlier one is dropped', async () => {
  const { result, rerender } = renderHook(
    (now) => useCartEstimate({ cart: now, choice, initial: undefined }),
    { initialProps: cart },
  );
  rerender(more);
  expect(requests).toHaveLength(2);
  await respond(1, estimateOf('84'));
  await respond(0, estimateOf('56'));
  await waitFor(() =>
    expect(result.current).toMatchObject({ estimate: { total: usd('84') }, status: 'ready' }),
  );
});

it('totals that cannot be loaded disappear, because they are of another cart', async () => {
  const initial = { cart, estimate: estimateOf('56') };
  const { result, rerender } = renderHook((now) => useCartEstimate({ cart: now, choice, initial }), {
    initialProps: cart,
  });
  expect(result.current.status).toBe('ready');
  rerender(more);
  expect(result.current).toMatchObject({ estimate: { total: usd('56') }, status: 'loading' });
  await act(async () => requests[0]?.reject(new Error('offline')));
  await waitFor(() => expect(result.current).toEqual({ estimate: null, status: 'unreachable' }));
});
