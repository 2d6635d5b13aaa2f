import { describe, expect, it } from 'vitest';
import { PLAIN_QUERY } from '@/lib/catalog/product-query';
import { catalogView } from '@/lib/i18n/catalog-view';
import { inLanguage, SITE_VIEW } from '@/lib/model/catalog-view';
import { labelOf } from '@/lib/model/product';
import { NO_FILTERS } from '@/lib/model/product-list';
import { chosenVariant } from '@/lib/model/variant-selection';
import { callsDuring, openShops } from './shop-visitor';

const shops = await openShops(async () => ({
  ...(await import('@/lib/wix/catalog/current-catalog')),
  ...(await import('@/lib/catalog/product-list')),
  ...(await import('@/lib/catalog/readers')),
  ...(await import('@/lib/catalog/lookup')),
  ...(await import('@/lib/catalog/search-products')),
}));

const GERMAN = inLanguage('de');
const SLUG = 'lund-bowl';

describe.each(shops)('a site with the catalog $generation and German texts', ({ sandbox, shop }) => {
  it('shows a product in German, and keeps the names of the site as keys', async () => {
    const [own, german] = [await shop.getProduct(SLUG, SITE_VIEW), await shop.getProduct(SLUG, GERMAN)];
    expect(german).toMatchObject({
      slug: SLUG,
      name: 'Lund-Schale',
      isTranslated: true,
      ribbon: 'Bestseller',
    });
    expect(german?.description).not.toBe(own?.description);
    expect(german?.isTextTranslated).toBe(true);
    expect(german?.options.map(({ name }) => name)).toEqual(own?.options.map(({ name }) => name));
    expect(german?.options.map(labelOf)).toEqual(['Glasur', 'Größe']);
    expect(german?.options[0]?.choices.map(labelOf)).toContain('Hafer');
    expect(german?.pictures[1]?.alt).toMatch(/^Dunkelblaue Lund-Schale neben/);
    expect(german?.variants).toEqual(own?.variants);
    expect(german?.sections[0]).toMatchObject({ name: own?.sections[0]?.title, title: 'Material' });
    const choices = { Glaze: 'Oat', Size: 'Large, 23 cm' };
    expect(german && chosenVariant(german, choices)?.id).toBe(own && chosenVariant(own, choices)?.id);
  });

  it('falls back to the texts of the site, and says so', async () => {
    const [own, german] = [
      await shop.getProduct(SLUG, SITE_VIEW),
      await shop.getProduct(SLUG, inLanguage('fr')),
    ];
    expect(german).toMatchObject({ name: own?.name, description: own?.description });
    expect([german?.isTranslated, german?.isTextTranslated]).toEqual([undefined, undefined]);
    expect(german?.sections.filter(({ isTranslated }) => isTranslated)).toEqual([]);
  });

  it('filters a German list by the values of an English address', async () => {
    const query = { ...PLAIN_QUERY, filters: { ...NO_FILTERS, color: ['Oat'], ribbon: ['Best seller'] } };
    const [own, german] = [
      await shop.getProductList(query, null, SITE_VIEW),
      await shop.getProductList(query, null, GERMAN),
    ];
    expect(german.products.map(({ slug }) => slug)).toEqual(own.products.map(({ slug }) => slug));
    expect(german.products.map(({ name }) => name)).toContain('Lund-Schale');
    expect(german.query).toEqual(own.query);
    const named = (value: string) => german.choices?.color.find((choice) => choice.value === value);
    expect(named('Oat')).toMatchObject({ label: 'Hafer' });
    expect(german.choices?.ribbon.find(({ value }) => value === 'Best seller')).toMatchObject({
      label: 'Bestseller',
    });
  });

  it('names categories and suggestions in German', async () => {
    const vases = await shop.getCategory('vases', GERMAN);
    expect(vases).toMatchObject({ slug: 'vases', name: 'Vasen', isTranslated: true });
    const { suggestions: found } = await shop.suggest('mondv', 'de', GERMAN);
    expect(found).toMatchObject([{ kind: 'product', slug: 'eldre-moon-jar', name: 'Eldre-Mondvase' }]);
  });

  it('sends the calls of before for a language without texts', async () => {
    const plain = await callsDuring(sandbox, () => shop.getProduct(SLUG, SITE_VIEW));
    expect(await callsDuring(sandbox, () => shop.getProduct(SLUG, catalogView('en')))).toEqual(plain);
  });
});
