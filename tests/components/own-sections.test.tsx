import { screen, within } from '@testing-library/react';
import { renderToReadableStream } from 'react-dom/server.browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ProductGrid } from '@/components/catalog/product-grid';
import type { SectionProps } from '@/features/places/own-sections';
import { aSummary, product } from '../fixtures/products';
import { render } from './render-shop';

vi.mock('@/lib/i18n/server-messages', () => ({ getLang: async () => 'de' }));
vi.mock('@/lib/observe/report', () => ({ report: vi.fn() }));
vi.mock('@/own/sections', () => ({
  sections: {
    allergens: ({ lang, product }: { lang: string; product: { name: string } }) => (
      <p>{`${lang}: ${product.name}`}</p>
    ),
    broken: async () => {
      throw new Error('the collection is gone');
    },
    vegan: async ({ card, lang }: SectionProps) =>
      card?.ribbon === 'Vegan' ? <b>{`${lang}: ${card.name}`}</b> : null,
  },
}));

vi.mock('@/shop.config', () => ({
  default: { sections: { buy: ['allergens'], 'card-corner': ['vegan'], 'card-foot': ['broken', 'vegan'] } },
}));

const { fillPlace, ownSections, unknownSections } = await import('@/features/places/fill-place');
const { withCardFeatures } = await import('@/features/places/card');
const { place } = await import('@/lib/places');
const { report } = await import('@/lib/observe/report');
const { readShop } = await import('@/lib/config/shop-schema');

const html = async (part: React.ReactNode) => new Response(await renderToReadableStream(part)).text();

afterEach(() => {
  vi.restoreAllMocks();
  vi.clearAllMocks();
  vi.unstubAllEnvs();
});

describe('a place', () => {
  const wish = async () => ({ default: () => <p>Wish</p> });
  const fee = async () => ({ default: async () => <p>Fee</p> });

  it('is nothing where nothing fills it', async () => {
    expect(await fillPlace(place('product', null), { product })).toBeNull();
  });

  it('has the parts of features in their order, then the sections of the shop’s own', async () => {
    const buy = place('buy', wish, null, fee);
    expect(await html(await fillPlace(buy, { product }))).toContain(
      `<p>Wish</p><p>Fee</p><p>de: ${product.name}</p>`,
    );
  });

  it('leaves out a part that fails or shows nothing, and reports the failure', async () => {
    const broken = async () => ({
      default: async () => {
        throw new Error('the platform is away');
      },
    });
    const nothing = async () => ({ default: () => null });
    const actions = place('product-actions', broken, nothing, wish);
    expect(await html(await fillPlace(actions, { product }))).toBe('<p>Wish</p>');
    expect(report).toHaveBeenCalledWith(expect.any(Error), 'a part of the place product-actions');
  });
});

describe('sections of the shop’s own', () => {
  it('are nothing where a place has none', () => {
    expect([ownSections(undefined, { product }), ownSections([])]).toEqual([null, null]);
  });

  it('get the language and what the page is about', async () => {
    expect(await html(ownSections(['allergens'], { product }))).toContain(`<p>de: ${product.name}</p>`);
  });

  it('leave the page when they fail, and the failure is reported', async () => {
    expect(await html(ownSections(['broken', 'allergens'], { product }))).toContain(
      `<p>de: ${product.name}</p>`,
    );
    expect(report).toHaveBeenCalledWith(expect.any(Error), 'the section broken');
  });

  it('say in development what failed, in their place', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const shown = vi.spyOn(console, 'error').mockImplementation(() => {});
    const page = await html(ownSections(['broken', 'allergens'], { product }));
    expect(page).toContain('the section broken');
    expect(page).toContain('Error: the collection is gone');
    expect(page).toContain(`<p>de: ${product.name}</p>`);
    expect(report).toHaveBeenCalledWith(expect.any(Error), 'the section broken');
    expect(shown).toHaveBeenCalledWith(expect.objectContaining({ message: 'the collection is gone' }));
  });

  it('are named when the configuration has another name for them', () => {
    const shop = readShop({
      home: { sections: [{ type: 'own', name: 'hours' }] },
      sections: { buy: ['allergens', 'allergen'] },
      pages: { stores: { title: 'Stores', sections: ['map'] } },
    });
    const known = '(it has: allergens, broken, vegan)';
    expect(unknownSections(shop)).toEqual([
      `shop.config.ts sections.buy: own/sections.tsx has no section allergen ${known}`,
      `shop.config.ts pages.stores: own/sections.tsx has no section map ${known}`,
      `shop.config.ts home: own/sections.tsx has no section hours ${known}`,
    ]);
  });
});

describe('a card of a list', () => {
  const products = [aSummary({ id: '1', ribbon: 'Vegan' }), aSummary({ id: '2', slug: 'b', name: 'B' })];

  it('has the sections of its own product over the picture and below the texts', async () => {
    render(<ProductGrid {...(await withCardFeatures(products))} />);
    const [first, second] = screen.getAllByRole('article');
    const shown = within(first ?? document.body).getAllByText('de: Lund Bowl');
    expect(shown.map((one) => one.closest('.card-top, .card-text')?.className)).toEqual([
      'card-top',
      'card-text',
    ]);
    expect(shown[0]?.parentElement).toHaveStyle({ position: 'absolute' });
    expect(second?.querySelector('b, [style]')).toBeNull();
  });

  it('is shown without a section that fails, which is reported', async () => {
    await withCardFeatures(products);
    expect(report).toHaveBeenCalledWith(expect.any(Error), 'the section broken');
  });
});
