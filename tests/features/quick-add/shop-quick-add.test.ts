import { NextRequest } from 'next/server';
import { describe, expect, it, vi } from 'vitest';
import { COMBINATIONS, callsDuring, newVisitor, openShop, SHOP } from '../../contract/shop-visitor';
import { newProcess } from '../../new-process';

async function openSite({ generation, cart }: (typeof COMBINATIONS)[number]) {
  newProcess();
  vi.stubGlobal('FEATURES', { quickAdd: true });
  vi.stubEnv('WIX_CART', cart);
  const sandbox = await openShop(generation);
  const { GET } = await import('@/app/api/products/[slug]/selection/route');
  const { getAllProducts } = await import('@/lib/catalog/readers');
  const { SITE_VIEW } = await import('@/lib/model/catalog-view');
  const listed = await getAllProducts(SITE_VIEW);
  const read = async (slug: string, lang = 'en') => {
    const request = new NextRequest(`${SHOP}/api/products/${slug}/selection?lang=${lang}`);
    const response = await GET(request, { params: Promise.resolve({ slug }) });
    return { status: response.status, headers: response.headers, json: Object(await response.json()) };
  };
  return { sandbox, read, listed };
}

describe.each(COMBINATIONS)('quick add with the catalog $generation and the cart $cart', (site) => {
  it('reads what the form of a product needs, without what only its page shows', async () => {
    const { listed, read } = await openSite(site);
    const [choosable] = listed.filter(
      ({ hasChoices, availability }) => hasChoices && availability === 'in-stock',
    );
    const { headers, json } = await read(choosable?.slug ?? '');
    expect(headers.get('cache-control')).toBe('private, max-age=60');
    expect(json.product).toMatchObject({ id: choosable?.id, slug: choosable?.slug });
    expect(json.product.options.length + json.product.customTextFields.length).toBeGreaterThan(0);
    expect(json.product).not.toHaveProperty('description');
    expect(json.messages).toMatchObject({ product: { addToCart: 'Add to cart' } });
    expect((await read(choosable?.slug ?? '', 'de')).json.messages.product.addToCart).toBe(
      'In den Warenkorb',
    );
  });

  it('adds a product without choices by the form of its card', async () => {
    const { listed } = await openSite(site);
    const plain = listed.find(({ hasChoices, availability }) => !hasChoices && availability === 'in-stock');
    const visitor = newVisitor();
    const form = { productId: plain?.id ?? '', returnTo: '/cart' };
    const { status, location } = await visitor.send('/api/cart/items', { form });
    expect(status).toBe(303);
    expect(location).toContain('returnTo=%2Fcart');
    expect((await visitor.cart()).lines).toMatchObject([{ productId: plain?.id, quantity: 1 }]);
  });

  it('adds one by the variant that the browser read', async () => {
    const { listed, read } = await openSite(site);
    const plain = listed.find(({ hasChoices, availability }) => !hasChoices && availability === 'in-stock');
    const { product } = (await read(plain?.slug ?? '')).json;
    const visitor = newVisitor();
    const { json } = await visitor.send('/api/cart/items', {
      json: { productId: product.id, variantId: product.variants[0].id, modifiers: {} },
    });
    expect(json).toMatchObject({ added: 1 });
  });

  it('answers an unknown product, and a shop without the feature', async () => {
    const { sandbox, listed, read } = await openSite(site);
    expect((await read('no-such-product')).status).toBe(404);
    vi.stubGlobal('FEATURES', { quickAdd: false });
    const calls = await callsDuring(sandbox, async () =>
      expect((await read(listed[0]?.slug ?? '')).status).toBe(404),
    );
    expect(calls).toEqual({});
  });
});
