import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { OptionPicker } from '@/components/catalog/buy-box';
import { ProductSelection } from '@/components/catalog/product-view';
import { BackInStock } from '@/features/back-in-stock/back-in-stock';
import type { Product } from '@/lib/model/product';
import { hrefOf, press, render, the } from '../../components/render-shop';
import { aProduct, aVariant, product } from '../../fixtures/products';

const option = glazeOf(product);
const [soldOut, inStock] = option.choices;

function glazeOf({ options: [first] }: Product) {
  if (!first) throw new Error('the product has no option');
  return first;
}

/** One option, of whose choices these are available. */
const throwOf = (available: boolean[]): Product =>
  aProduct({
    availability: 'partly-sold-out',
    options: [{ ...option, kind: 'color' }],
    variants: option.choices.map(({ name }, index) =>
      aVariant({ [option.name]: name }, { id: `variant-${index}`, inStock: available[index] ?? true }),
    ),
  });

const sent = vi.fn<(body: unknown) => { outcome: string }>();

beforeEach(() => {
  sent.mockReset().mockReturnValue({ outcome: 'requested' });
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) =>
    Response.json(sent(JSON.parse(body))),
  );
});

function show(hasForm = true) {
  const shown = throwOf([false, true]);
  return render(
    <ProductSelection product={shown}>
      <OptionPicker option={shown.options[0] ?? option} error={null} />
      <BackInStock label="Tell me" hasForm={hasForm} />
    </ProductSelection>,
  );
}

const choose = (name = '') => userEvent.click(the('radio', new RegExp(name)));
const email = () => screen.findByRole('textbox', { name: 'Your email' });
const submit = () => press('Notify me');

it('the request for a mail is offered for a sold-out choice only, and is a link without the form', async () => {
  show(false);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  await choose(soldOut?.name);
  expect(hrefOf('Tell me')).toBe(`/products/${product.slug}/back-in-stock?variant=variant-0`);
  await choose(inStock?.name);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('the request for a mail opens in place with the focus in the email, and shows an error beside it', async () => {
  show();
  await choose(soldOut?.name);
  await userEvent.click(the('link', 'Tell me'));
  await waitFor(async () => expect(await email()).toHaveFocus());
  await userEvent.type(await email(), 'tove');
  await submit();
  expect(await email()).toHaveAccessibleDescription(/email/i);
  expect(await email()).toHaveValue('tove');
  expect(sent).not.toHaveBeenCalled();
  await choose(inStock?.name);
  await choose(soldOut?.name);
  expect(await email()).toHaveValue('tove');
  await userEvent.type(await email(), '@example.com');
  await submit();
  expect(await screen.findByRole('status')).toHaveTextContent('tove@example.com');
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({
      slug: product.slug,
      variantId: 'variant-0',
      email: 'tove@example.com',
      lang: 'en',
    }),
  );
});

it('the request for a mail says when the shop takes no requests, and keeps what was typed', async () => {
  sent.mockReturnValue({ outcome: 'off' });
  show();
  await choose(soldOut?.name);
  await userEvent.click(the('link', 'Tell me'));
  await userEvent.clear(await email());
  await userEvent.type(await email(), 'ada@example.com');
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('back-in-stock emails aren’t available');
  expect(await email()).toHaveValue('ada@example.com');
});
