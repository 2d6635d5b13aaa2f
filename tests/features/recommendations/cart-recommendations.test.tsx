import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CartRecommendations } from '@/features/recommendations/cart-recommendations';
import { RecommendedSkeleton } from '@/features/recommendations/recommended-skeleton';
import { clearCart, seedCart } from '@/lib/cart/client/store';
import { stubIntersection } from '../../components/observed';
import { render } from '../../components/render-shop';
import { aCart, aCartLine } from '../../fixtures/carts';
import { aSummary } from '../../fixtures/products';

const TITLE = 'Goes well';
let come: () => void;
let recommended: string[];
const requested = vi.fn();
const Report = vi.fn(() => null);

beforeEach(() => {
  recommended = ['vase', 'bowl'];
  requested.mockClear();
  Report.mockClear();
  come = stubIntersection().scroll;
  vi.stubGlobal('fetch', async (path: string) => {
    requested(path);
    const products = recommended.map((slug) => aSummary({ id: slug, slug, name: slug }));
    return Response.json({ products, view: { event: { name: 'view_item_list', params: { items: [] } } } });
  });
});

function show(productIds: string[]) {
  clearCart();
  seedCart(aCart({ lines: productIds.map((productId, index) => aCartLine({ id: `${index}`, productId })) }));
  return render(
    <CartRecommendations label={TITLE} productIds={productIds} Report={Report}>
      <RecommendedSkeleton />
    </CartRecommendations>,
  );
}

it('what goes well with a cart is loaded when its place comes near, in one order of the cart’s products, and reported', async () => {
  show(['mug', 'jar', 'mug']);
  expect(requested).not.toHaveBeenCalled();
  come();
  const list = await screen.findByRole('list', { name: TITLE });
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['vase', 'bowl']);
  expect(requested).toHaveBeenCalledExactlyOnceWith('/api/products/recommended?lang=en&id=jar&id=mug');
  expect(Report).toHaveBeenCalled();
  // The selector of the clicks that analytics reports.
  expect(list.querySelectorAll('article.card a[href]')).toHaveLength(2);
});

it('what goes well with a cart is absent for an empty cart, and when nothing is recommended', async () => {
  const { container, unmount } = show([]);
  expect(container).toBeEmptyDOMElement();
  unmount();
  recommended = [];
  const other = show(['mug']);
  expect(other.container).not.toBeEmptyDOMElement();
  come();
  await waitFor(() => expect(other.container).toBeEmptyDOMElement());
});
