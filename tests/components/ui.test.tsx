import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SubmitEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { Drawer } from '@/components/ui/drawer';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { QuantityField } from '@/components/ui/quantity-field';
import { RichText } from '@/components/ui/rich-text';
import { rangePrice, salePrice, usd } from '../fixtures/money';
import { picture } from '../fixtures/products';
import { press, render, the } from './render-shop';

describe('Price', () => {
  it('distinguishes old and new price in words', () => {
    const { container } = render(<Price price={salePrice('30.6', '36')} />);
    expect(container).toHaveTextContent('Now $30.60Was $36.00');
    expect(container.querySelector('s')).toHaveTextContent('$36.00');
  });

  it('has texts for a range and for no price', () => {
    const { container, rerender } = render(<Price price={rangePrice('28', '38')} />);
    expect(container).toHaveTextContent('From $28.00');
    rerender(<Price price={{ kind: 'range', from: usd('28'), to: usd('38'), eachTime: true }} />);
    expect(container).toHaveTextContent('From $28.00 per delivery');
    rerender(<Price price={{ kind: 'unknown' }} />);
    expect(container).toHaveTextContent('Price on request');
  });

  it('says that a struck price is the lowest of 30 days, where the shop promises it', () => {
    const sale = salePrice('30', '36');
    vi.stubGlobal('FEATURES', { lowestPrices: true });
    render(<Price price={sale} />);
    expect(screen.getByText('Lowest price of the last 30 days: $36.00')).toBeVisible();
    render(<Price price={sale} />, 'de');
    expect(screen.getByText(/^Niedrigster Preis der letzten 30 Tage: 36,00/)).toBeVisible();
    vi.unstubAllGlobals();
  });

  it('shows the price per unit where products are sold by measure', () => {
    const unit = { price: usd('8'), measure: '100 ml', contained: 5 };
    const { container, rerender } = render(<Price price={{ kind: 'plain', now: usd('40'), unit }} />);
    expect(container).toHaveTextContent('$40.00$8.00 per 100 ml');
    rerender(<Price price={{ ...rangePrice('40', '60'), unit: { ...unit, isFrom: true } }} />);
    expect(container).toHaveTextContent('From $40.00From $8.00 per 100 ml');
  });
});

it('Button keeps the focus and submits nothing while it waits', async () => {
  const submitted = vi.fn();
  render(
    <form onSubmit={submitted}>
      <Button pending onClick={submitted}>
        Save
      </Button>
    </form>,
  );
  const button = the('button', 'Save');
  await userEvent.click(button);
  expect(submitted).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

it('TextField is described by its hint and its error', () => {
  render(<TextField id="email" label="Email" hint="For the confirmation" error="Please fill this in." />);
  const field = the('textbox', 'Email');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('For the confirmation Please fill this in.');
  expect(screen.getByRole('alert')).toHaveTextContent('Please fill this in.');
});

describe('QuantityField', () => {
  const field = () => the('textbox', 'Quantity');
  /** Replaces the number, and leaves the field. */
  async function type(text: string) {
    await userEvent.clear(field());
    await userEvent.type(field(), text);
    await userEvent.tab();
  }
  const increase = () => press('Increase quantity');

  it('reports each number once, stepped or typed', async () => {
    const onQuantity = vi.fn(async () => true);
    render(<QuantityField value={1} max={12} onQuantity={onQuantity} />);

    await increase();
    await press('Decrease quantity');
    await press('Decrease quantity');
    expect(onQuantity.mock.calls).toEqual([[2], [1]]);

    await type('7');
    expect(onQuantity.mock.calls).toEqual([[2], [1], [7]]);

    await type('٩');
    expect(onQuantity.mock.calls.at(-1)).toEqual([9]);
    expect(field()).toHaveValue('9');
    expect(field()).toBeValid();
  });

  it('says that less is left than was typed, until another variant or quantity is chosen', async () => {
    const { rerender } = render(<QuantityField value={1} max={3} />);
    await type('9');
    expect(field()).toHaveValue('3');
    expect(field()).toHaveAccessibleDescription('Only 3 left');
    expect(field()).toBeValid();
    rerender(<QuantityField value={1} max={20} />);
    expect(field()).not.toHaveAccessibleDescription();
    rerender(<QuantityField value={1} max={3} />);
    await userEvent.clear(field());
    await userEvent.type(field(), '2');
    expect(screen.queryByRole('alert')).toBeNull();
    await increase();
    expect(screen.queryByRole('alert')).toBeNull();
    await increase();
    expect(screen.getByRole('alert')).toHaveTextContent('Only 3 left');
  });

  it('lets the shop answer a typed number above the stock, and stops its button there', async () => {
    const onQuantity = vi.fn(async () => true);
    const { rerender } = render(<QuantityField value={1} max={12} onQuantity={onQuantity} />);
    await type('40');
    expect(onQuantity).toHaveBeenLastCalledWith(40);
    rerender(<QuantityField value={40} max={12} onQuantity={onQuantity} />);
    rerender(<QuantityField value={12} max={12} onQuantity={onQuantity} />);
    expect(field()).toHaveValue('12');
    await increase();
    expect(onQuantity).toHaveBeenLastCalledWith(40);
  });

  it.each([
    ['2.5', 'Please enter a whole number.'],
    ['100001', 'Please enter 100,000 or less.'],
  ])('says what is wrong with %s, keeps it, and neither reports nor submits it', async (text, message) => {
    const onQuantity = vi.fn(async () => true);
    const onSubmit = vi.fn((event: SubmitEvent<HTMLFormElement>) => event.preventDefault());
    render(
      <form noValidate onSubmit={onSubmit}>
        <QuantityField value={1} onQuantity={onQuantity} />
      </form>,
    );
    await userEvent.clear(field());
    await userEvent.type(field(), text);
    onQuantity.mockClear();
    await userEvent.type(field(), '{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    await userEvent.tab();
    expect(field()).toHaveValue(text);
    expect(field()).toHaveAccessibleDescription(message);
    expect(field()).toBeInvalid();
    expect([onQuantity.mock.calls, onSubmit.mock.calls]).toEqual([[], []]);

    await userEvent.clear(field());
    await userEvent.type(field(), '3{Enter}');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onQuantity).toHaveBeenCalledWith(3);
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('ignores a half-typed zero and reports a finished one', async () => {
    const onQuantity = vi.fn(async () => true);
    render(<QuantityField value={3} min={0} onQuantity={onQuantity} />);
    await userEvent.clear(field());
    await userEvent.type(field(), '0');
    expect(onQuantity).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onQuantity).toHaveBeenCalledExactlyOnceWith(0);
  });

  it('restores the last number when it is left empty, and shows the one that the shop has confirmed', async () => {
    const { rerender } = render(<QuantityField value={3} />);
    await userEvent.clear(field());
    await userEvent.tab();
    expect(field()).toHaveValue('3');
    rerender(<QuantityField value={2} />);
    expect(field()).toHaveValue('2');
  });
});

it('Notice is an alert only when something went wrong, and can be dismissed', async () => {
  const dismissed = vi.fn();
  render(
    <>
      <Notice onDismiss={dismissed} tone="good">
        Added.
      </Notice>
      <Notice tone="bad">Not added.</Notice>
    </>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Added.');
  expect(screen.getByRole('alert')).toHaveTextContent('Not added.');
  await press('Dismiss');
  expect(dismissed).toHaveBeenCalledOnce();
});

it('Picture loads when it comes near, or at once when it is the first', () => {
  const { rerender } = render(<Picture picture={picture('oat')} sizes="100vw" />);
  const image = () => the('img', 'A picture of oat');
  expect(image()).toHaveAttribute('loading', 'lazy');
  expect(image()).toHaveAttribute('fetchpriority', 'low');
  rerender(<Picture picture={picture('oat')} sizes="100vw" priority="first" />);
  expect(image()).toHaveAttribute('loading', 'eager');
  expect(image()).toHaveAttribute('fetchpriority', 'high');
});

it('Picture reserves its space before it has loaded', () => {
  render(<Picture picture={picture('oat')} ratio={4 / 5} sizes="100vw" />);
  const image = screen.getByRole('img');
  expect(Number(image.getAttribute('width')) / Number(image.getAttribute('height'))).toBeCloseTo(4 / 5);
  expect(image.getAttribute('srcset')).toContain(' 1400w');
});

it('RichText has its own language, so that screen readers pronounce it', () => {
  const html = '<p>Thrown by hand.</p>';
  expect(render(<RichText html={html} />, 'de').container.firstChild).toHaveAttribute('lang', 'en');
  expect(render(<RichText html={html} />, 'en').container.firstChild).not.toHaveAttribute('lang');
});

it('Drawer is a named dialog that reports a request to close', async () => {
  const closed = vi.fn();
  const drawer = (open: boolean) => (
    <Drawer title="Cart" open={open} onClose={closed}>
      Inside
    </Drawer>
  );
  const { rerender } = render(drawer(false));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  rerender(drawer(true));
  expect(the('dialog', 'Cart')).toHaveAttribute('open');
  await userEvent.click(screen.getByText('Inside'));
  expect(closed).not.toHaveBeenCalled();
  await press('Close');
  expect(closed).toHaveBeenCalled();
});

it('a disclosure shows its new title where a translation has replaced the old one', () => {
  const { rerender } = render(<Disclosure title="Estimate shipping">text</Disclosure>);
  const title = screen.getByText('Estimate shipping');
  const text = document.createTreeWalker(title, NodeFilter.SHOW_TEXT).nextNode();
  const translated = document.createElement('font');
  translated.textContent = 'Versand schätzen';
  text?.parentNode?.replaceChild(translated, text);
  rerender(<Disclosure title="Estimate tax">text</Disclosure>);
  expect(document.querySelector('summary')).toHaveTextContent('Estimate tax');
});
