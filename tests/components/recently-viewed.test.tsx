import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RecentlyViewed } from '@/components/catalog/viewed/recently-viewed';
import { recentlyViewed, rememberViewed } from '@/lib/catalog/recently-viewed';
import { aSummary } from '../fixtures/products';
import { stubIntersection } from './observed';
import { render } from './render-shop';

let come: () => void;
const requested = vi.fn();

beforeEach(() => {
  localStorage.clear();
  requested.mockClear();
  come = stubIntersection().scroll;
  vi.stubGlobal('fetch', async (path: string) => {
    requested(path);
    const slugs = new URL(path, 'http://shop.test').searchParams.getAll('slug');
    return Response.json({ products: slugs.map((slug) => aSummary({ id: slug, slug, name: slug })) });
  });
});

const names = async () => {
  const list = await screen.findByRole('list', { name: 'Recently viewed' });
  return within(list)
    .getAllByRole('heading')
    .map((heading) => heading.textContent);
};

describe('recently viewed products', () => {
  it('exclude the product of the page, start with the latest, and load only when they come near', async () => {
    for (const slug of ['vase', 'bowl', 'mug']) rememberViewed(slug);
    render(<RecentlyViewed slug="bowl" />);
    expect(requested).not.toHaveBeenCalled();
    come();
    expect(await names()).toEqual(['mug', 'vase']);
    expect(recentlyViewed()).toEqual(['bowl', 'mug', 'vase']);
  });

  it('are removed on request', async () => {
    rememberViewed('vase');
    render(<RecentlyViewed slug="bowl" />);
    come();
    await userEvent.click(await screen.findByRole('button', { name: 'Clear list' }));
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(recentlyViewed()).toEqual([]);
  });

  it('are absent on the first product, and nothing is requested', () => {
    const { container } = render(<RecentlyViewed slug="bowl" />);
    expect(container).toHaveTextContent('');
    expect(requested).not.toHaveBeenCalled();
  });

  it('ignore values that other code wrote into the storage, and work without access to it', () => {
    for (const nonsense of ['{', '{"a":1}', 'null']) {
      localStorage.setItem('recently-viewed', nonsense);
      expect(recentlyViewed()).toEqual([]);
    }
    localStorage.setItem('recently-viewed', '["vase", 7, null]');
    expect(recentlyViewed()).toEqual(['vase']);
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    expect(() => rememberViewed('vase')).not.toThrow();
    expect(recentlyViewed()).toEqual([]);
  });
});
