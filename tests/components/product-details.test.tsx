import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ShopConfig } from '@/lib/config/shop-schema';
import type { Product } from '@/lib/model/product';

const sections = [
  { title: 'Dimensions', html: '<p>Ø 23 cm</p><p>As wide as a hand is long.</p>' },
  { title: 'Care', html: '<p>By hand.</p>' },
];

async function show(config: ShopConfig, shown: Product['sections'] = sections) {
  vi.doMock('@/shop.config', () => ({ default: config }));
  const { ProductDetails } = await import('@/components/catalog/product-view');
  render(<ProductDetails product={{ description: '', options: [], sections: shown }} />);
}

const openOnes = () => screen.getAllByRole('group').map((group) => group.hasAttribute('open'));

beforeEach(() => vi.resetModules());
afterEach(() => vi.doUnmock('@/shop.config'));

it('unfolds the sections that the configuration names', async () => {
  await show({ openSections: ['Dimensions'] });
  expect(openOnes()).toEqual([true, false]);
  expect(screen.getByText('As wide as a hand is long.')).toBeVisible();
});

it('unfolds the sections that the law requires to be visible', async () => {
  await show({ law: { productInformation: { open: ['Care'] } } });
  expect(openOnes()).toEqual([false, true]);
});

it('folds all sections without the entry', async () => {
  await show({});
  expect(openOnes()).toEqual([false, false]);
});
