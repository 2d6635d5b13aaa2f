import { describe, expect, it } from 'vitest';
import { addAllMessages } from '@/lib/cart/add-all';
import { en } from '@/lib/i18n/messages/en';
import { dayOf, momentOf, slotOf } from '@/lib/orders/dates';
import { ordersHref } from '@/lib/urls';

describe('dates', () => {
  it('are in words, in the shop’s time zone, which is named where there are hours', () => {
    expect(dayOf('2026-03-05T04:30:00.000Z', 'en')).toBe('March 4, 2026');
    expect(momentOf('2026-03-04T15:05:00.000Z', 'en')).toBe('March 4, 2026, 10:05 AM EST');
    expect(momentOf('2026-07-04T14:05:00.000Z', 'en')).toBe('July 4, 2026, 10:05 AM EDT');
  });

  it('are in German words too', () => {
    expect(dayOf('2026-03-04T23:30:00.000Z', 'de')).toBe('4. März 2026');
    expect(momentOf('2026-03-04T22:05:00.000Z', 'de')).toBe('4. März 2026, 17:05 GMT-5');
  });

  it.each(['', null, 'soon'])('are null for %j', (iso) => {
    expect(dayOf(iso, 'en')).toBeNull();
    expect(momentOf(iso, 'en')).toBeNull();
    expect(slotOf({ from: iso ?? '', to: '2026-03-04T10:05:00.000Z' }, 'en')).toBeNull();
  });

  it('name the day of a slot once, or both days', () => {
    const from = '2026-03-05T03:00:00.000Z';
    expect(slotOf({ from, to: '2026-03-05T04:00:00.000Z' }, 'en')).toBe(
      'March 4, 2026, 10:00 PM – 11:00 PM EST',
    );
    expect(slotOf({ from, to: '2026-03-05T06:00:00.000Z' }, 'en')).toBe(
      'March 4, 2026, 10:00 PM EST – March 5, 2026, 1:00 AM EST',
    );
  });
});

describe('addAllMessages', () => {
  const bowl = { name: 'Lund Bowl', requested: 2, added: 2, reason: null };

  it('reports that everything was added', () => {
    expect(addAllMessages(en.orders, 'en', [bowl])).toEqual({
      anyAdded: true,
      message: 'Everything is in your cart: 2 items.',
    });
  });

  it('reports what was added and what was not, with the reason', () => {
    const { anyAdded, message } = addAllMessages(en.orders, 'en', [
      { ...bowl, added: 1, reason: 'sold-out' },
      { name: 'Arc Vase', requested: 1, added: 0, reason: 'sold-out' },
      { name: 'Moon Jar', requested: 1, added: 0, reason: 'gone' },
      { name: 'Workshop', requested: 1, added: 0, reason: 'not-sold-here' },
      { name: 'Tray', requested: 1, added: 0, reason: 'unreachable' },
    ]);
    expect(anyAdded).toBe(true);
    expect(message).toBe(
      '1 item is in your cart. Lund Bowl: only 1 of 2 left. Arc Vase is sold out. Moon Jar is no longer available. Workshop can’t be reordered here. We couldn’t add Tray just now. Please try again.',
    );
  });

  it('reports that nothing was added', () => {
    expect(addAllMessages(en.orders, 'en', [{ ...bowl, added: 0, reason: 'sold-out' }])).toEqual({
      anyAdded: false,
      message: 'Nothing was added to your cart. Lund Bowl is sold out.',
    });
  });
});

it('ordersHref keeps any cursor intact', () => {
  expect(ordersHref(null)).toBe('/account/orders');
  expect(new URL(ordersHref('a+b/c=&d?#'), 'http://shop').searchParams.get('cursor')).toBe('a+b/c=&d?#');
});
