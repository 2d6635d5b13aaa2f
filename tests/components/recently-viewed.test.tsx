import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RecentlyViewed } from '@/components/catalog/viewed/recently-viewed';
import { recentlyViewed, rememberViewed } from '@/lib/catalog/recently-viewed';
import { render } from './render-shop';
import { summary } from './shop-things';

let come: () => void;
const asked = vi.fn();

beforeEach(() => {
  localStorage.clear();
  asked.mockClear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        come = () => callback([{ isIntersecting: true }]);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async (path: string) => {
    asked(path);
    const slugs = new URL(path, 'http://shop.test').searchParams.getAll('slug');
    return Response.json({ products: slugs.map((slug) => ({ ...summary, id: slug, slug, name: slug })) });
  });
});

const names = async () => {
  const list = await screen.findByRole('list', { name: 'Recently viewed' });
  return within(list)
    .getAllByRole('heading')
    .map((heading) => heading.textContent);
};

describe('what was looked at before', () => {
  it('is shown without the product of the page, the latest first, and only when its place comes near', async () => {
    for (const slug of ['vase', 'bowl', 'mug']) rememberViewed(slug);
    render(<RecentlyViewed slug="bowl" />);
    expect(asked).not.toHaveBeenCalled();
    act(() => come());
    expect(await names()).toEqual(['mug', 'vase']);
    expect(recentlyViewed()).toEqual(['bowl', 'mug', 'vase']);
  });

  it('is forgotten on request', async () => {
    rememberViewed('vase');
    render(<RecentlyViewed slug="bowl" />);
    act(() => come());
    await userEvent.click(await screen.findByRole('button', { name: 'Forget these' }));
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(recentlyViewed()).toEqual([]);
  });

  it('is nothing on the first product, and asks nobody', () => {
    const { container } = render(<RecentlyViewed slug="bowl" />);
    expect(container).toHaveTextContent('');
    expect(asked).not.toHaveBeenCalled();
  });

  it('takes what somebody else wrote into the storage for nothing', () => {
    for (const nonsense of ['{', '{"a":1}', 'null']) {
      localStorage.setItem('recently-viewed', nonsense);
      expect(recentlyViewed()).toEqual([]);
    }
    localStorage.setItem('recently-viewed', '["vase", 7, null]');
    expect(recentlyViewed()).toEqual(['vase']);
  });

  it('does without a storage that is forbidden', () => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    expect(() => rememberViewed('vase')).not.toThrow();
    expect(recentlyViewed()).toEqual([]);
  });
});
