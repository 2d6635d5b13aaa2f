import { describe, expect, it } from 'vitest';
import type { AddRequest, CartLine } from '@/lib/model/cart';
import { cartLinkHref, MAX_LINK_LENGTH, readCartLink } from '@/lib/model/cart-link';
import { aCartLine } from '../../fixtures/carts';
import { words } from '../../words';

const line = (slug: string, request: Partial<AddRequest> = {}, changes: Partial<CartLine> = {}) =>
  aCartLine({
    href: `/products/${encodeURIComponent(slug)}`,
    addRequest: { productId: slug, variantId: null, choices: {}, customText: {}, quantity: 2, ...request },
    ...changes,
  });

const queryOf = (lines: CartLine[]) => cartLinkHref({ lines })?.replace('/cart/link?', '') ?? '';

describe('the link that refills a cart', () => {
  it('reads what it writes, whatever the names contain', () => {
    const choices = { 'Size: a=b': 'L & “XL”', Größe: '100 %' };
    const query = queryOf([
      line('lund-bowl', { variantId: 'v-1', choices, subscriptionId: 'monthly' }),
      line('קערה'),
    ]);
    expect(readCartLink(query)).toEqual([
      { slug: 'lund-bowl', quantity: 2, variantId: 'v-1', choices, subscriptionId: 'monthly' },
      { slug: 'קערה', quantity: 2, variantId: null, choices: {}, subscriptionId: null },
    ]);
  });

  it('has no price and nothing that the shopper wrote', () => {
    expect(queryOf([line('mug', { customText: { engraving: 'Ada Lovelace' } })])).toBe('item=mug%3A2');
  });

  it('leaves out what this shop does not sell, and is absent without an item', () => {
    const lines = [
      line('gone', {}, { availability: 'not-found' }),
      line('course', {}, { addRequest: null }),
      line('custom', {}, { href: null }),
    ];
    expect(cartLinkHref({ lines })).toBeNull();
    expect(readCartLink(queryOf([...lines, line('mug')]))).toHaveLength(1);
  });

  it('is absent for a cart that no address can hold', () => {
    expect(cartLinkHref({ lines: Array.from({ length: 21 }, (_, n) => line(`mug-${n}`)) })).toBeNull();
    expect(cartLinkHref({ lines: [line('m'.repeat(MAX_LINK_LENGTH))] })).toBeNull();
  });

  it.each(words`
    item=mug item=mug:0 item=mug:-1 item=mug:1e3 item=mug:1000 item=mug:2.5 other=mug:1
  `)('drops %s', (query) => expect(readCartLink(query)).toEqual([]));

  it('reads no more than its bounds', () => {
    expect(readCartLink(`item=${'m'.repeat(MAX_LINK_LENGTH)}:1`)).toEqual([]);
    expect(readCartLink(Array.from({ length: 50 }, () => 'item=mug:1').join('&'))).toHaveLength(20);
    const many = Array.from({ length: 60 }, (_, n) => `c${n}=x`).join(':');
    expect(Object.keys(readCartLink(`item=mug:1:${many}`)[0]?.choices ?? {})).toHaveLength(10);
    expect(readCartLink('item=%25:1')[0]).toMatchObject({ slug: '' });
  });
});
