import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BuyBox, SimilarLink } from '@/components/catalog/buy-box';
import { ProductSelection } from '@/components/catalog/product-view';
import type { CartApi } from '@/lib/cart/client/store';
import type { Lang } from '@/lib/i18n/lang';
import type { Product } from '@/lib/model/product';
import { plainProduct, product } from '../fixtures/products';
import { stubIntersection } from './observed';
import { hrefOf, render } from './render-shop';

const add = vi.fn<CartApi['add']>();
vi.mock('@/lib/cart/client/commands', () => ({ cartCommands: () => ({ add }) }));

let observer: ReturnType<typeof stubIntersection>;
/** Scrolls the form's own button into or out of view. */
const button = (inSight: boolean) => observer.scroll(inSight);

/** Renders the buy box, and waits until the bar observes its button. */
async function show(shown: Product, lang?: Lang) {
  render(page(shown), lang);
  await waitFor(() => expect(observer.isObserved()).toBe(true));
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  add.mockReset().mockResolvedValue({ ok: true, added: 1, message: null });
  observer = stubIntersection();
});

const page = (shown: Product) => (
  <ProductSelection product={shown}>
    <BuyBox />
    <SimilarLink />
  </ProductSelection>
);

const bar = () => screen.queryByRole('button', { name: /^(?:Add for|Choose)/ });

describe('the bar with the button', () => {
  it('appears when the button is out of view, and disappears when it is back', async () => {
    await show(plainProduct);
    button(true);
    expect(bar()).not.toBeInTheDocument();
    button(false);
    expect(bar()?.closest('.buy-bar')).not.toHaveAttribute('data-away');
    button(true);
    expect(bar()?.closest('.buy-bar')).toHaveAttribute('data-away');
  });

  it('names the missing option and leads there', async () => {
    await show(product);
    button(false);
    expect(bar()).toHaveTextContent('Choose a size');
    await userEvent.click(screen.getByRole('button', { name: 'Choose a size' }));
    // The code that inspects the form is loaded on demand.
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Small' })).toHaveFocus());
    expect(add).not.toHaveBeenCalled();
  });

  it('names the variant and its price once, and adds it', async () => {
    await show(product);
    button(false);
    await userEvent.click(screen.getByRole('radio', { name: /^Large/ }));
    expect(bar()?.closest('.buy-bar')).toHaveTextContent(/^Lund BowlOat, LargeAdd for \$38\.00$/);
    await userEvent.click(screen.getByRole('button', { name: 'Add for $38.00' }));
    await waitFor(() => expect(add).toHaveBeenCalledOnce());
  });

  it('is absent for a selection that is sold out', async () => {
    await show(product);
    button(false);
    await userEvent.click(screen.getByRole('radio', { name: 'Ink' }));
    await userEvent.click(screen.getByRole('radio', { name: /^Large/ }));
    expect(bar()).not.toBeInTheDocument();
  });

  it('is absent for a product that cannot be bought, which links to similar ones', () => {
    render(page({ ...plainProduct, availability: 'sold-out' }));
    expect(bar()).not.toBeInTheDocument();
    expect(hrefOf('See similar items')).toBe('#similar-ora-vase');
  });

  it('is in German on a German page', async () => {
    await show(product, 'de');
    button(false);
    expect(screen.getByRole('button', { name: 'Size wählen' })).toBeVisible();
  });
});
