import { describe, expect, it } from 'vitest';
import { en } from '@/lib/i18n/messages/en';
import { buyAgainMessages } from '@/lib/orders/buy-again-messages';
import { dayOf, momentOf, slotOf } from '@/lib/orders/dates';
import { ordersHref } from '@/lib/orders/hrefs';

describe('dates', () => {
  it('are in words, by the clock of the shop, with its zone where they have hours', () => {
    expect(dayOf('2026-03-05T04:30:00.000Z', 'en')).toBe('March 4, 2026');
    expect(momentOf('2026-03-04T15:05:00.000Z', 'en')).toBe('March 4, 2026, 10:05 AM EST');
    expect(momentOf('2026-07-04T14:05:00.000Z', 'en')).toBe('July 4, 2026, 10:05 AM EDT');
  });

  it('are in German words too', () => {
    expect(dayOf('2026-03-04T23:30:00.000Z', 'de')).toBe('4. März 2026');
    expect(momentOf('2026-03-04T22:05:00.000Z', 'de')).toBe('4. März 2026, 17:05 GMT-5');
  });

  it.each(['', null, 'soon'])('are none for %j', (iso) => {
    expect(dayOf(iso, 'en')).toBeNull();
    expect(momentOf(iso, 'en')).toBeNull();
    expect(slotOf({ from: iso ?? '', to: '2026-03-04T10:05:00.000Z' }, 'en')).toBeNull();
  });

  it('name the day of a slot once, or both', () => {
    const from = '2026-03-05T03:00:00.000Z';
    expect(slotOf({ from, to: '2026-03-05T04:00:00.000Z' }, 'en')).toBe(
      'March 4, 2026, 10:00 PM – 11:00 PM EST',
    );
    expect(slotOf({ from, to: '2026-03-05T06:00:00.000Z' }, 'en')).toBe(
      'March 4, 2026, 10:00 PM EST – March 5, 2026, 1:00 AM EST',
    );
  });
});

describe('buyAgainWords', () => {
  const bowl = { name: 'Lund Bowl', asked: 2, added: 2, reason: null };

  it('says that all of it came in', () => {
    expect(buyAgainMessages(en.orders, 'en', [bowl])).toEqual({
      anyAdded: true,
      messages: 'Everything is in your cart: 2 pieces.',
    });
  });

  it('says what came in and what did not, and why', () => {
    const { anyAdded, messages } = buyAgainMessages(en.orders, 'en', [
      { ...bowl, added: 1, reason: 'sold-out' },
      { name: 'Arc Vase', asked: 1, added: 0, reason: 'sold-out' },
      { name: 'Workshop', asked: 1, added: 0, reason: 'not-sold-here' },
      { name: 'Tray', asked: 1, added: 0, reason: 'unreachable' },
    ]);
    expect(anyAdded).toBe(true);
    expect(messages).toBe(
      '1 piece is in your cart. Of Lund Bowl we have only 1 of 2 left. Arc Vase is not available any more. Workshop cannot be ordered again from here. We couldn’t ask for Tray just now; please try again.',
    );
  });

  it('says that nothing did', () => {
    expect(buyAgainMessages(en.orders, 'en', [{ ...bowl, added: 0, reason: 'sold-out' }])).toEqual({
      anyAdded: false,
      messages: 'Nothing was added to your cart. Lund Bowl is not available any more.',
    });
  });
});

it('ordersHref keeps a cursor whole, whatever is in it', () => {
  expect(ordersHref(null)).toBe('/account/orders');
  expect(new URL(ordersHref('a+b/c=&d?#'), 'http://shop').searchParams.get('cursor')).toBe('a+b/c=&d?#');
});
