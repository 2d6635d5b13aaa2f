import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BuyBox, SimilarLink } from '@/components/catalog/buy-box';
import { ProductSelection } from '@/components/catalog/product-view';
import type { CartApi } from '@/lib/cart/client/store';
import type { Product } from '@/lib/model/product';
import { plainProduct, product } from '../fixtures/products';
import { stubIntersection } from './observed';
import { hrefOf, press, render, the } from './render-shop';

const add = vi.fn<CartApi['add']>();
vi.mock('@/lib/cart/client/commands', () => ({ cartCommands: () => ({ add }) }));

let observer: ReturnType<typeof stubIntersection>;
/** Scrolls the form's own button into or out of view. */
const button = (inSight: boolean) => observer.scroll(inSight);

/** Renders the buy box, and waits until the bar observes its button. */
async function show(shown: Product) {
  render(page(shown));
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
    await press('Choose a size');
    // The code that inspects the form is loaded on demand.
    await waitFor(() => expect(the('radio', 'Small')).toHaveFocus());
    expect(add).not.toHaveBeenCalled();
  });

  it('names the variant and its price once, and adds it', async () => {
    await show(product);
    button(false);
    await userEvent.click(the('radio', /^Large/));
    expect(bar()?.closest('.buy-bar')).toHaveTextContent(/^Lund BowlOat, LargeAdd for \$38\.00$/);
    await press('Add for $38.00');
    await waitFor(() => expect(add).toHaveBeenCalledOnce());
  });

  it('is absent for a selection that is sold out', async () => {
    await show(product);
    button(false);
    await userEvent.click(the('radio', 'Ink'));
    await userEvent.click(the('radio', /^Large/));
    expect(bar()).not.toBeInTheDocument();
  });

  it('is absent for a product that cannot be bought, which links to similar ones', () => {
    render(page({ ...plainProduct, availability: 'sold-out' }));
    expect(bar()).not.toBeInTheDocument();
    expect(hrefOf('See similar items')).toBe('#similar-ora-vase');
  });
});
