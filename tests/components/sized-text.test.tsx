import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { BuyBox } from '@/components/catalog/buy-box';
import { ProductSelection } from '@/components/catalog/product-view';
import { ForSize } from '@/components/catalog/sizes/chosen-size';
import { SizedText } from '@/components/catalog/sizes/sized-text';
import { product } from '../fixtures/products';
import { render, the } from './render-shop';

const html = '<p>Small: Ø 18 × H 7 cm</p><p>Large: Ø 23 × H 9 cm</p><p>Small fits a hand.</p>';

it('marks the chosen size in its table and shows what holds for it', async () => {
  render(
    <ProductSelection product={product}>
      <BuyBox />
      <SizedText section={{ title: 'Dimensions', html }} options={product.options} />
      {['Small', 'Large'].map((choice) => (
        <ForSize key={choice} option="Size" choice={choice} isDefault={choice === 'Small'}>
          <p role="note">{`For ${choice}`}</p>
        </ForSize>
      ))}
    </ProductSelection>,
  );
  const table = within(the('table', 'Dimensions'));
  const marked = () =>
    table.getAllByRole('row').flatMap((row) => (row.hasAttribute('aria-current') ? row.textContent : []));
  expect(marked()).toEqual([]);
  expect(screen.getByRole('note')).toHaveTextContent('For Small');
  await userEvent.click(the('radio', /^Large/));
  expect(marked()).toEqual(['LargeØ 23 × H 9 cm']);
  expect(screen.getByRole('note')).toHaveTextContent('For Large');
  expect(screen.getByText('Small fits a hand.')).toBeVisible();
});
