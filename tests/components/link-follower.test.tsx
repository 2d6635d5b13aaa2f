import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LinkFollower } from '@/components/layout/link-follower';
import { ShopLink } from '@/components/ui/shop-link';
import { render } from './render-shop';

const router = vi.hoisted(() => ({ push: vi.fn(), prefetch: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

beforeEach(() => {
  router.push.mockReset();
  router.prefetch.mockReset();
  render(
    <>
      <LinkFollower />
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

const link = (name: string) => screen.getByRole('link', { name });

/** Whether a click was left to the browser, which goes nowhere here. */
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
    'is left to the browser when it shall open elsewhere: %o',
    (init) => {
      expect(isLeftToBrowser(link('Lund Bowl'), init)).toBe(true);
      expect(router.push).not.toHaveBeenCalled();
    },
  );

  it.each(['Next page', 'Sign out'])('is left to the browser when it is no plain page: %s', (name) => {
    expect(isLeftToBrowser(link(name))).toBe(true);
    expect(router.push).not.toHaveBeenCalled();
  });

  it('opens nothing when the component that drew it has taken the click', () => {
    expect(isLeftToBrowser(link('Cart'))).toBe(false);
    expect(router.push).not.toHaveBeenCalled();
  });

  it('is fetched ahead once when it is pointed at, and when it gets the focus', async () => {
    const [first, second] = [screen.getByText('Lund'), screen.getByText('Bowl')];
    fireEvent.pointerOver(first, { relatedTarget: document.body });
    fireEvent.pointerOver(second, { relatedTarget: first });
    expect(router.prefetch).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/products\/lund-bowl$/));
    await userEvent.tab();
    expect(router.prefetch).toHaveBeenCalledTimes(2);
  });

  it('of one shopper only is not fetched ahead', async () => {
    await userEvent.hover(link('Account'));
    expect(router.prefetch).not.toHaveBeenCalled();
  });
});
