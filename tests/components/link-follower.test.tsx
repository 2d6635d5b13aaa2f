import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProductGrid } from '@/components/catalog/product-grid';
import { LinkFollower } from '@/components/layout/link-follower';
import { ShopLink } from '@/components/ui/link';
import { aSummary, picture } from '../fixtures/products';
import { until } from '../until';
import { render, the } from './render-shop';

const router = vi.hoisted(() => ({ push: vi.fn(), prefetch: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

beforeEach(() => {
  router.push.mockReset();
  router.prefetch.mockReset();
  render(
    <>
      <LinkFollower>
        <h1>Bowls</h1>
      </LinkFollower>
      <ShopLink href="/products/lund-bowl">
        <span>Lund</span> <span>Bowl</span>
      </ShopLink>
      <ShopLink href="/account" prefetch={false}>
        Account
      </ShopLink>
      <ShopLink href="/products?page=2">Next page</ShopLink>
      <ShopLink href="/cart" onClick={(event) => event.preventDefault()}>
        Cart
      </ShopLink>
      <a href="/sign-out">Sign out</a>
    </>,
  );
});

const link = (name: string) => the('link', name);

/** Returns whether a click was left to the browser. The test environment does not navigate. */
function isLeftToBrowser(element: Element, init?: MouseEventInit): boolean {
  let left = false;
  const hear = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', hear, { once: true });
  fireEvent.click(element, init);
  return left;
}

describe('a link of the shop', () => {
  it('opens without a page load, wherever it is clicked', () => {
    expect(isLeftToBrowser(screen.getByText('Bowl'))).toBe(false);
    expect(router.push).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/products\/lund-bowl$/));
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is left to the browser when it opens in another place: %o',
    (init) => {
      expect(isLeftToBrowser(link('Lund Bowl'), init)).toBe(true);
      expect(router.push).not.toHaveBeenCalled();
    },
  );

  it.each(['Next page', 'Sign out'])('is left to the browser when it is not a plain page: %s', (name) => {
    expect(isLeftToBrowser(link(name))).toBe(true);
    expect(router.push).not.toHaveBeenCalled();
  });

  it('opens nothing when its component has handled the click', () => {
    expect(isLeftToBrowser(link('Cart'))).toBe(false);
    expect(router.push).not.toHaveBeenCalled();
  });

  describe('is prefetched', () => {
    const enter = (text: string, from: Element = document.body) =>
      fireEvent.pointerOver(screen.getByText(text), { relatedTarget: from });
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    });

    it('once, when a pointer has stayed on it for 80 ms', () => {
      enter('Lund');
      vi.advanceTimersByTime(60);
      enter('Bowl', screen.getByText('Lund'));
      expect(router.prefetch).not.toHaveBeenCalled();
      vi.advanceTimersByTime(20);
      expect(router.prefetch).toHaveBeenCalledExactlyOnceWith(
        expect.stringMatching(/\/products\/lund-bowl$/),
      );
    });

    it('not when a pointer only passes over it', () => {
      enter('Lund');
      vi.advanceTimersByTime(60);
      fireEvent.pointerOver(document.body, { relatedTarget: screen.getByText('Lund') });
      vi.advanceTimersByTime(100);
      expect(router.prefetch).not.toHaveBeenCalled();
    });

    it('when it gets the focus, and at once when it is pressed', () => {
      fireEvent.focusIn(link('Lund Bowl'));
      vi.advanceTimersByTime(80);
      expect(router.prefetch).toHaveBeenCalledTimes(1);
      fireEvent.pointerDown(link('Lund Bowl'));
      expect(router.prefetch).toHaveBeenCalledTimes(2);
    });

    it('not when the shopper saves data', () => {
      vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }));
      fireEvent.pointerDown(link('Lund Bowl'));
      expect(router.prefetch).not.toHaveBeenCalled();
    });

    it('not when its page belongs to one shopper', () => {
      fireEvent.pointerDown(link('Account'));
      expect(router.prefetch).not.toHaveBeenCalled();
    });
  });

  describe('while its page loads', () => {
    let arrive: () => void;
    beforeEach(() => {
      router.push.mockImplementation(
        () =>
          new Promise<void>((resolve) => {
            arrive = resolve;
          }),
      );
    });

    it('announces it, and keeps showing the previous page', async () => {
      fireEvent.click(link('Lund Bowl'));
      expect(screen.getByRole('status')).toHaveTextContent('Loading the page');
      expect(the('heading', 'Bowls').parentElement).not.toHaveClass('hidden');
      await act(async () => arrive());
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
    });

    it('shows a skeleton of a page that belongs to one shopper', async () => {
      fireEvent.click(link('Account'));
      const skeleton = within(screen.getByRole('main')).getByText('Account');
      expect(skeleton.parentElement).toHaveAttribute('aria-busy', 'true');
      expect(the('heading', 'Bowls').parentElement).toHaveClass('hidden');
      await act(async () => arrive());
      expect(skeleton).not.toBeInTheDocument();
      expect(the('heading', 'Bowls').parentElement).not.toHaveClass('hidden');
    });
  });
});

describe('a swatch of a card', () => {
  const swatches = ['Oat', 'Ink'].map((name) => ({
    name,
    label: `${name}-Blau`,
    color: '#000',
    picture: picture(name),
  }));
  const swatch = (name: string) => the('radio', name);

  it('shows the picture of its color, and the card then leads to it', async () => {
    render(<ProductGrid products={[aSummary({ slug: 'lund-bowl', name: 'Lund', swatches })]} />, 'de');
    const [card, image] = [the('link', 'Lund'), screen.getByRole('img')];
    const before = image.getAttribute('srcset');
    const answers = [Response.json({}, { status: 503 }), Response.json({ products: [{ swatches }] })];
    const fetched = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => answers.shift() ?? Response.error());

    fireEvent.pointerOver(swatch('Ink-Blau'), { pointerType: 'touch' });
    fireEvent.click(swatch('Ink-Blau'));
    await until(() => expect(fetched).toHaveBeenCalledTimes(1));
    await act(async () => {});
    expect(swatch('Ink-Blau')).not.toBeChecked();
    expect(image).toHaveAttribute('srcset', before);

    await until(() => {
      fireEvent.click(swatch('Ink-Blau'));
      expect(image).toHaveAttribute('src', expect.stringContaining('Ink'));
    });
    expect(swatch('Ink-Blau')).toBeChecked();
    expect(fetched.mock.lastCall?.[0]).toMatch(/summaries\?lang=\w*&slug=lund-bowl$/);
    expect(image.getAttribute('srcset')?.match(/\d+w/g)).toEqual(before?.match(/\d+w/g));
    expect(card).toHaveAttribute('href', expect.stringMatching(/\/de\/products\/lund-bowl\?color=Ink$/));
    expect(card).not.toHaveAttribute('data-route');

    fireEvent.pointerOver(swatch('Oat-Blau'), { pointerType: 'mouse' });
    await until(() => expect(image).toHaveAttribute('src', expect.stringContaining('Oat')));
    expect(screen.getAllByRole('radio', { checked: true })).toEqual([swatch('Oat-Blau')]);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(router.push).not.toHaveBeenCalled();
  });
});
