import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BuyBox } from '@/components/catalog/buy-box';
import { ProductGallery } from '@/components/catalog/product-gallery';
import { ProductSelection } from '@/components/catalog/product-selection';
import { render } from './render-shop';
import { idleApi, picture, product } from './shop-things';

vi.mock('@/lib/cart/use-cart', () => ({ useCart: () => idleApi }));

const scrolled = vi.fn();
beforeEach(() => {
  scrolled.mockClear();
  // No layout here: a picture's place is its number.
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this);
  });
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(scrolled);
});

const page = (shown = product) => (
  <ProductSelection product={shown}>
    <ProductGallery />
    <BuyBox />
  </ProductSelection>
);

const thumbnails = () => within(screen.getByRole('list', { name: 'All pictures' })).getAllByRole('link');

describe('the gallery', () => {
  it('shows every picture once, those of choices too, the first of them early', () => {
    const [glaze] = product.options;
    const [oat] = glaze?.choices ?? [];
    if (!glaze || !oat) throw new Error('no glaze');
    const choices = [{ ...oat, pictures: [picture('extra'), picture('stack')] }];
    render(page({ ...product, options: [{ ...glaze, choices }] }));
    const shown = within(screen.getByRole('list', { name: 'Pictures of Lund Bowl' })).getAllByRole('img');
    expect(shown.map((image) => image.getAttribute('alt'))).toEqual([
      'A picture of oat',
      'A picture of stack',
      'A picture of ink',
      'A picture of extra',
    ]);
    expect(shown.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy', 'lazy']);
  });

  it('jumps by thumbnails, which lead to the pictures without a script too', async () => {
    render(page());
    const [, second] = thumbnails();
    expect(second).toHaveAccessibleName('Picture 2 of 3: A picture of stack');
    const shown = within(screen.getByRole('list', { name: 'Pictures of Lund Bowl' })).getAllByRole(
      'listitem',
    );
    expect(second).toHaveAttribute('href', `#${shown[1]?.id}`);
    if (second) await userEvent.click(second);
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ left: 1, behavior: 'smooth' });
  });

  it('follows the chosen colour, and only that', async () => {
    render(page());
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'Small');
    expect(scrolled).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('radio', { name: 'Ink' }));
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ left: 2, behavior: 'instant' });
  });

  it('keeps its place for a product without pictures', () => {
    const { container } = render(page({ ...product, pictures: [], picture: null, options: [] }));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container.firstElementChild).toHaveClass('aspect-[4/5]');
  });
});
