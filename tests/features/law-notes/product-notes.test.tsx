import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { the } from '../../components/render-shop';
import { product as BOWL } from '../../fixtures/products';

const sections = [
  { title: 'Dimensions', html: '<p>Ø 23 cm</p><p>As wide as a hand is long.</p>' },
  { title: 'Care', html: '<p>By hand.</p>' },
];

beforeEach(() => vi.resetModules());
afterEach(() => vi.doUnmock('@/shop.config'));

describe('what the law requires about a product', () => {
  const product = {
    ...BOWL,
    sku: 'B-1',
    sections: [
      ...sections,
      { title: 'Achtung', name: 'Warning', html: '<p>Not for children.</p>' },
      { title: 'Hersteller', key: 'maker', html: '<p>Fold GmbH, Berlin</p>' },
      { title: 'GARAN', html: '<p>Fold GmbH</p><p>B &amp; 1</p><p>5,5 years</p>' },
    ],
  };
  const party = { name: 'Shop Ltd', address: 'Dublin', contact: 'hello@shop.example' };
  const law = {
    durability: { section: 'GARAN' },
    productInformation: { atButton: ['Warning'] },
    productSafety: {
      manufacturer: party,
      brands: { Mori: { ...party, name: 'Mori KK' } },
      euPerson: { ...party, name: 'EU person' },
      sections: ['maker'],
    },
  };

  /** Renders one part of the page of a product. */
  async function part(name: 'ProductWarnings' | 'ProductSafety' | 'GaranLabel', one = product) {
    vi.doMock('@/shop.config', () => ({ default: { law } }));
    const parts = await import('@/features/law-notes/product-safety');
    const { render } = await import('../../components/render-shop');
    const Part = parts[name];
    return render(<Part product={one} />).container;
  }

  it('is a warning above the button, which nothing folds, and is not repeated below', async () => {
    await part('ProductWarnings');
    expect(the('region', 'Achtung')).toHaveTextContent('Not for children.');
    expect(screen.queryByRole('group')).toBeNull();
    vi.resetModules();
    vi.doMock('@/shop.config', () => ({ default: { law } }));
    const { ProductDetails } = await import('@/components/catalog/product-view');
    render(<ProductDetails product={{ description: '', options: [], sections: product.sections }} />);
    expect(screen.getAllByRole('group').map((one) => one.querySelector('summary')?.textContent)).toEqual([
      'Dimensions',
      'Care',
    ]);
  });

  it('is the manufacturer in a section of the product, with the item number', async () => {
    const container = await part('ProductSafety');
    expect(the('region', 'Product safety')).toHaveTextContent('Fold GmbH, Berlin');
    expect(container).toHaveTextContent('Item numberB-1');
    expect(container).not.toHaveTextContent('Shop Ltd');
  });

  it('is the manufacturer of the shop for a product without a section, reachable by email', async () => {
    const container = await part('ProductSafety', { ...product, sections });
    for (const text of ['Manufacturer', 'Shop Ltd', 'Dublin', 'Responsible person in the EU', 'EU person'])
      expect(container).toHaveTextContent(text);
    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', 'mailto:hello@shop.example');
  });

  it('is the manufacturer of the brand for a product of another brand', async () => {
    const container = await part('ProductSafety', { ...product, sections, brand: 'Mori' });
    expect(container).toHaveTextContent('Mori KK');
    expect(container).not.toHaveTextContent('Shop Ltd');
  });

  it('is the label of a guarantee of more than two years, from three lines', async () => {
    const container = await part('GaranLabel');
    expect(container.querySelector('summary')).toHaveTextContent('5,5 years of durability');
    expect(container.querySelector('img')).toHaveAttribute('src', `/api/products/${BOWL.slug}/garan`);
    const { garanLabel } = await import('@/features/law-notes/garan-label');
    const file = () => '<text>{years}</text><text>{producer}</text><text>{model}</text>';
    expect(garanLabel(product, file)).toBe('<text>5,5</text><text>Fold GmbH</text><text>B &amp; 1</text>');
    const short = { ...product, sections: [{ title: 'GARAN', html: '<p>Fold</p><p>B 1</p><p>2</p>' }] };
    expect([garanLabel(short, file), garanLabel({ sections }, file)]).toEqual([null, null]);
  });
});
