import { renderToReadableStream } from 'react-dom/server.browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { product } from './shop-things';

vi.mock('@/lib/i18n/server-messages', () => ({ getLang: async () => 'de' }));
vi.mock('@/lib/http/respond', () => ({ report: vi.fn() }));
vi.mock('@/own/sections', () => ({
  sections: {
    allergens: ({ lang, product }: { lang: string; product: { name: string } }) => (
      <p>{`${lang}: ${product.name}`}</p>
    ),
    broken: async () => {
      throw new Error('the collection is gone');
    },
  },
}));

const { unknownSections, withSections } = await import('@/app/optional-slot');
const { report } = await import('@/lib/http/respond');
const { readShop } = await import('@/lib/config/shop-schema');

const html = async (part: React.ReactNode) => new Response(await renderToReadableStream(part)).text();

afterEach(() => vi.clearAllMocks());

describe('sections of the shop’s own', () => {
  it('cost nothing where a place has none: the part stays the same', () => {
    const part = <p>Terms</p>;
    expect(withSections(undefined, part, { product })).toBe(part);
    expect(withSections([], part)).toBe(part);
    expect(withSections(undefined, null)).toBeNull();
  });

  it('follow the part, with the language and what the page is about', async () => {
    expect(await html(withSections(['allergens'], <p>Terms</p>, { product }))).toContain(
      `<p>Terms</p><p>de: ${product.name}</p>`,
    );
  });

  it('leave the page when they fail, and the failure is reported', async () => {
    expect(await html(withSections(['broken', 'allergens'], <p>Terms</p>, { product }))).toContain(
      `<p>de: ${product.name}</p>`,
    );
    expect(report).toHaveBeenCalledWith(expect.any(Error), 'the section broken');
  });

  it('are named when the configuration has another name for them', () => {
    const shop = readShop({
      home: { sections: [{ type: 'own', name: 'hours' }] },
      sections: { buy: ['allergens', 'allergen'] },
      pages: { stores: { title: 'Stores', sections: ['map'] } },
    });
    const known = '(it has: allergens, broken)';
    expect(unknownSections(shop)).toEqual([
      `shop.config.ts sections.buy: own/sections.tsx has no section allergen ${known}`,
      `shop.config.ts pages.stores: own/sections.tsx has no section map ${known}`,
      `shop.config.ts home: own/sections.tsx has no section hours ${known}`,
    ]);
  });
});
