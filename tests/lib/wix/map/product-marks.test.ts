import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShopConfig } from '@/lib/config/shop-schema';

const NOW = '2026-03-31T00:30:00.000Z';

async function withConfig(config: ShopConfig) {
  vi.doMock('@/shop.config', () => ({ default: config }));
  return (await import('@/lib/wix/map/product-marks')).newMark;
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('@/shop.config');
});

describe.each(['UTC', 'America/New_York', 'Pacific/Kiritimati'])('a shop in the time zone %s', (timeZone) => {
  it.each([
    ['a moment ago', NOW, true],
    ['less than two days ago', '2026-03-29T00:30:00.001Z', true],
    // The clocks of Europe changed in between.
    ['two days ago', '2026-03-29T00:30:00.000Z', false],
    ['two days ago, written with an offset', '2026-03-29T09:30:00+09:00', false],
    ['years ago', '2019-01-01T00:00:00Z', false],
    ['as the client’s date', new Date('2026-03-30T00:00:00Z'), true],
    ['in the future, by a clock that is ahead', '2026-03-31T00:31:00Z', true],
    ['at an unreadable date', 'yesterday', false],
    ['at an empty date', '', false],
    ['at no known date', undefined, false],
    ['at no date', null, false],
  ])('marks a product that was created %s', async (_, created, isNew) => {
    expect((await withConfig({ timeZone, newForDays: 2 }))(created)).toEqual(isNew ? { isNew: true } : {});
  });
});

it('marks nothing without the entry', async () => expect((await withConfig({}))(NOW)).toEqual({}));
