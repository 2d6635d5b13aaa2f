import { describe, expect, it } from 'vitest';
import { searchTextsOf } from '@/lib/wix/map/search-texts';

const meta = (name: string, content: unknown) => ({ type: 'meta', props: { name, content } });

describe('the texts for search engines', () => {
  it('are the title and the description of the merchant', () => {
    const tags = [{ type: 'title', children: ' A bowl\n for soup ' }, meta('description', 'Wide and open.')];
    expect(searchTextsOf({ tags })).toEqual({ title: 'A bowl for soup', description: 'Wide and open.' });
  });

  it.each([
    ['no data', undefined],
    ['no tags', { tags: [] }],
    ['empty texts', { tags: [{ type: 'title', children: ' ' }, meta('description', '')] }],
    ['disabled tags', { tags: [{ type: 'title', children: 'A bowl', disabled: true }] }],
    ['a description that is no text', { tags: [meta('description', 7)] }],
  ])('are null with %s', (_, data) => {
    expect(searchTextsOf(data)).toEqual({ title: null, description: null });
  });

  it.each(['noindex', 'noindex, nofollow', 'NONE'])('hide a page with the robots tag "%s"', (content) => {
    expect(searchTextsOf({ tags: [meta('robots', content)] }).isHidden).toBe(true);
  });

  it('do not hide a page whose pictures are hidden', () => {
    expect(searchTextsOf({ tags: [meta('robots', 'noimageindex')] }).isHidden).toBeUndefined();
  });

  it('have a limited length', () => {
    const tags = [{ type: 'title', children: 'a'.repeat(9_000) }, meta('description', 'b'.repeat(9_000))];
    const { title, description } = searchTextsOf({ tags });
    expect([title?.length, description?.length]).toEqual([200, 500]);
  });
});
