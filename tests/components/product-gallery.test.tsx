import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BuyBox } from '@/components/catalog/buy-box';
import { ProductGallery } from '@/components/catalog/gallery/product-gallery';
import { ProductSelection } from '@/components/catalog/product-view';
import { aProduct, picture, product } from '../fixtures/products';
import { render, the } from './render-shop';

const scrolled = vi.fn();
beforeEach(() => {
  scrolled.mockClear();
  // The test environment has no layout, so a picture's position is its index.
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this);
  });
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function (this: Element, ...to: unknown[]) {
    if (this.getAttribute('aria-label')?.startsWith('Pictures of')) scrolled(...to);
  });
});

const page = (shown = product) => (
  <ProductSelection product={shown}>
    <ProductGallery product={shown} />
    <BuyBox />
  </ProductSelection>
);

const thumbnails = () => within(the('list', 'All pictures')).getAllByRole('link');
const enlarge = () => the('link', /^Enlarge/);

describe('the gallery', () => {
  it('shows every picture once, including those of choices, and loads the first early', () => {
    const [glaze] = product.options;
    const [oat] = glaze?.choices ?? [];
    if (!glaze || !oat) throw new Error('no glaze');
    const choices = [{ ...oat, pictures: [picture('extra'), picture('stack')] }];
    render(page(aProduct({ options: [{ ...glaze, choices }] })));
    const shown = within(the('list', 'Pictures of Lund Bowl')).getAllByRole('img');
    expect(shown.map((image) => image.getAttribute('alt'))).toEqual([
      'A picture of oat',
      'A picture of stack',
      'A picture of ink',
      'A picture of extra',
    ]);
    expect(shown.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy', 'lazy']);
  });

  it('moves by thumbnails, which link to the pictures without scripts', async () => {
    render(page());
    const [, second] = thumbnails();
    expect(second).toHaveAccessibleName('Picture 2 of 3: A picture of stack');
    const shown = within(the('list', 'Pictures of Lund Bowl')).getAllByRole('listitem');
    expect(second).toHaveAttribute('href', `#${shown[1]?.id}`);
    if (second) await userEvent.click(second);
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ left: 1, behavior: 'auto' });
  });

  it('follows only changes of the selected color', async () => {
    render(page());
    await userEvent.click(the('radio', /^Small/));
    expect(scrolled).not.toHaveBeenCalled();
    await userEvent.click(the('radio', 'Ink'));
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ left: 2, behavior: 'instant' });
  });

  it('keeps its space for a product without pictures', () => {
    const { container } = render(page(aProduct({ pictures: [], picture: null, options: [] })));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container.firstElementChild).toHaveClass('aspect-product');
  });
});

describe('enlarging', () => {
  it('opens the picture itself without scripts', () => {
    render(page());
    expect(enlarge()).toHaveAccessibleName('Enlarge picture 1 of 3');
    expect(enlarge().getAttribute('href')).toContain('https://media.test/media/oat.jpg');
  });

  async function enlarged() {
    render(page());
    await userEvent.click(enlarge());
    return within(await screen.findByRole('dialog', { name: 'Pictures of Lund Bowl, enlarged' }));
  }

  it('shows the picture over the page, and loads its neighbors', async () => {
    const dialog = await enlarged();
    expect(dialog.getByRole('status')).toHaveTextContent('1 of 3');
    expect(dialog.getAllByRole('img', { hidden: true })).toHaveLength(2);
  });

  it('zooms in and out by keys and buttons, never beyond the whole picture', async () => {
    const dialog = await enlarged();
    const out = dialog.getByRole('button', { name: 'Zoom out' });
    expect(out).toHaveAttribute('aria-disabled', 'true');
    act(() => out.focus());
    await userEvent.keyboard('+');
    await waitFor(() => expect(out).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.click(dialog.getByRole('button', { name: 'Zoom in' }));
    await userEvent.keyboard('0');
    await waitFor(() => expect(out).toHaveAttribute('aria-disabled', 'true'));
  });

  it('zooms at the point of a double tap, and by two fingers in proportion to their distance', async () => {
    const dialog = await enlarged();
    const image = dialog.getByRole('img', { name: 'A picture of oat' });
    const zoom = () => image.parentElement?.style.getPropertyValue('--zoom');
    await userEvent.dblClick(image);
    expect(zoom()).toBe('2.5');
    await userEvent.dblClick(image);
    expect(zoom()).toBe('1');
    const touch = (type: string, x: number) => {
      const event = new Event(type, { bubbles: true, cancelable: true });
      Object.assign(event, { touches: [0, x].map((clientX) => ({ clientX, clientY: 0 })) });
      act(() => void image.dispatchEvent(event));
      return event;
    };
    touch('touchstart', 100);
    expect(touch('touchmove', 300).defaultPrevented).toBe(true);
    expect(zoom()).toBe('3');
  });

  it('closes with the gallery at the last picture', async () => {
    await userEvent.click((await enlarged()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(scrolled).toHaveBeenLastCalledWith({ left: 0, behavior: 'instant' });
  });
});
