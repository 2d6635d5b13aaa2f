import { describe, expect, it } from 'vitest';
import { openSandbox } from './open-sandbox';
import { get, visitorTokens } from './sdk-client';

const sandbox = await openSandbox();
const { access_token: authorization } = await visitorTokens(sandbox);

const PAGE = 'https://shop.test/products/arc-vase';

/** Sends a request as the module of the platform does: the arguments as one parameter. */
const resolve = (call: string, sent: Record<string, unknown>) =>
  get(sandbox, `/promote/seo/v1/${call}?.r=${Buffer.from(JSON.stringify(sent)).toString('base64url')}`, {
    authorization,
  });
type Tag = { type: string; children: string; props?: Record<string, string> };
async function tagsOf(call: string, sent: Record<string, unknown>) {
  const { id, tags } = (await (await resolve(call, sent)).json()).seoTags;
  expect(id).toMatch(/^[\da-f-]{36}$/);
  const content = (key: string, name: string) => tags.find(({ props }: Tag) => props?.[key] === name)?.props;
  return { title: tags.find(({ type }: Tag) => type === 'title')?.children, content };
}

describe('the tags of an item', () => {
  it('E7: have the texts, the picture and the address of a product', async () => {
    const sent = { pageUrl: PAGE, itemType: 'STORES_PRODUCT', slug: 'arc-vase' };
    const { title, content } = await tagsOf('resolve-item-seo-tags', sent);
    expect(title).toMatch(/^Arc vase \| Halden/i);
    expect(content('name', 'description')?.content).not.toContain('<');
    expect(content('rel', 'canonical')?.href).toBe(PAGE);
    expect(content('property', 'og:image')?.content).toMatch(/\/media\/5a4db0_/);
    expect(content('property', 'og:type')?.content).toBe('product');
  });

  it('have the texts of a category, also as plain parameters', async () => {
    const query = new URLSearchParams({ pageUrl: PAGE, itemType: 'STORES_CATEGORY', slug: 'vases' });
    const answer = await get(sandbox, `/promote/seo/v1/resolve-item-seo-tags?${query}`, { authorization });
    expect((await answer.json()).seoTags.tags[0]).toMatchObject({
      type: 'title',
      children: expect.stringMatching(/^Vases/),
    });
  });
});

it('E7: the tags of a static page prefer what the caller sends to the name in the address', async () => {
  const pageUrl = 'https://shop.test/about';
  expect((await tagsOf('resolve-static-page-seo-tags', { pageUrl })).title).toMatch(/^about \|/);
  const seoData = {
    tags: [
      { type: 'title', children: 'Our studio' },
      { type: 'meta', props: { name: 'robots', content: 'noindex' } },
    ],
  };
  const sent = { pageUrl, pageName: 'About us', seoData };
  const { title, content } = await tagsOf('resolve-static-page-seo-tags', sent);
  expect(title).toBe('Our studio');
  expect(content('property', 'og:title')?.content).toBe('Our studio');
  expect(content('name', 'robots')?.content).toBe('noindex');
});
