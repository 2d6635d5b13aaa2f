import { describe, expect, it } from 'vitest';
import {
  cartChangeEvents,
  cartEvent,
  purchase,
  search,
  viewItem,
  viewItemList,
} from '@/lib/analytics/build-events';
import { EMPTY_CART } from '@/lib/model/cart';
import { aCart, aCartLine, cartOf } from '../../fixtures/carts';
import { salePrice, usd } from '../../fixtures/money';
import { anOrder, anOrderLine } from '../../fixtures/orders';
import { aSummary, plainProduct, product } from '../../fixtures/products';

/** A Lund Bowl without a SKU, of a quantity of one. */
const bowl = {
  item_id: 'bowl',
  product_id: 'bowl',
  item_name: 'Lund Bowl',
  price: 28,
  currency: 'USD',
  quantity: 1,
};
const withSku = (sku: string) => ({ ...bowl, item_id: sku, sku });

it('the view of a list has the position of each product in the whole list, and its address as links have it', () => {
  const { event, hrefs } = viewItemList(
    [
      aSummary({ sku: 'LUND-1', price: salePrice('20.10', '30.40') }),
      aSummary({ id: 'mug', slug: 'söl-mug', name: 'Mug', price: { kind: 'unknown' } }),
    ],
    { id: 'products', name: 'All products', offset: 100 },
  );
  const list = { item_list_id: 'products', item_list_name: 'All products' };
  const mug = { item_id: 'mug', product_id: 'mug', item_name: 'Mug', quantity: 1 };
  expect(event).toEqual({
    name: 'view_item_list',
    params: {
      ...list,
      items: [
        { ...withSku('LUND-1'), price: 20.1, discount: 10.3, ...list, index: 100 },
        { ...mug, ...list, index: 101 },
      ],
    },
  });
  expect(hrefs).toEqual(['/products/lund-bowl', '/products/s%C3%B6l-mug']);
});

it('the view of a product has the lowest price and no SKU where variants differ', () => {
  expect(viewItem(product).event.params).toEqual({ value: 28, currency: 'USD', items: [bowl] });
});

it('the view of a product has the SKU of the only variant', () => {
  const [only] = plainProduct.variants;
  const variants = only ? [{ ...only, sku: 'ORA' }] : [];
  const { event } = viewItem({ ...plainProduct, variants });
  expect(event.params).toMatchObject({ items: [{ item_id: 'ORA', sku: 'ORA', product_id: 'vase' }] });
});

it('a search has its terms', () => {
  expect(search('oat bowl').event).toEqual({ name: 'search', params: { search_term: 'oat bowl' } });
});

it('the events of a cart have the variant, the SKU and the coupon', () => {
  const lines = [aCartLine({ sku: 'LUND-OAT', fullPrice: usd('30.3') })];
  const item = { ...withSku('LUND-OAT'), item_variant: 'Oat', discount: 2.3, quantity: 2 };
  expect(cartEvent('begin_checkout', aCart({ lines, couponCode: 'WELCOME10' }))).toEqual({
    name: 'begin_checkout',
    params: { currency: 'USD', value: 56, coupon: 'WELCOME10', items: [item] },
  });
});

it('the events of a cart do not exist for an empty cart', () =>
  expect(cartEvent('view_cart', EMPTY_CART)).toBeNull());

it.each([
  ['an added line', { a: 1 }, { a: 1, b: 2 }, [['add_to_cart', 'b', 2, 56]]],
  ['a larger quantity', { a: 1 }, { a: 3 }, [['add_to_cart', 'a', 2, 56]]],
  ['a smaller quantity', { a: 3 }, { a: 2 }, [['remove_from_cart', 'a', 1, 28]]],
  ['a removed line', { a: 3, b: 1 }, { b: 1 }, [['remove_from_cart', 'a', 3, 84]]],
  ['no change', { a: 1 }, { a: 1 }, []],
])('the events of a cart report %s', (_, before, after, expected) => {
  const events = cartChangeEvents(cartOf(before), cartOf(after));
  expect(
    events.map(({ name, params }) => {
      const { items = [], value } = Object(params);
      return [name, items[0]?.item_name, items[0]?.quantity, value];
    }),
  ).toEqual(expected);
});

describe('a purchase', () => {
  const order = anOrder({
    id: 'order-1',
    email: 'ada@example.com',
    lines: [
      anOrderLine({
        productId: 'bowl',
        sku: 'LUND-OAT',
        choices: [
          { name: 'Glaze', value: 'Oat' },
          { name: 'Size', value: 'Large' },
        ],
        quantity: 3,
        price: usd('0.10'),
        total: usd('0.30'),
      }),
    ],
    subtotal: usd('0.30'),
    discount: usd('0.10'),
    shipping: usd('6'),
    tax: usd('0.02'),
    total: usd('6.22'),
  });

  it('has the value of its items after the discount, and delivery and tax apart', () => {
    expect(purchase(order).event).toEqual({
      name: 'purchase',
      params: {
        transaction_id: 'order-1',
        currency: 'USD',
        value: 0.2,
        shipping: 6,
        tax: 0.02,
        items: [
          {
            item_id: 'LUND-OAT',
            product_id: 'bowl',
            sku: 'LUND-OAT',
            item_name: 'Lund Bowl',
            item_variant: 'Oat / Large',
            price: 0.1,
            currency: 'USD',
            quantity: 3,
          },
        ],
      },
    });
  });

  it('contains nothing about its buyer', () => expect(JSON.stringify(purchase(order))).not.toContain('ada@'));
});
