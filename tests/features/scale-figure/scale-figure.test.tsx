import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ScaleFigure } from '@/features/scale-figure/scale-figure';
import { render } from '../../components/render-shop';

it('names the size that it draws', () => {
  render(<ScaleFigure size={{ width: 230, height: 90, isRound: true }} beside="mug" label="Large" />);
  expect(screen.getByRole('figure')).toHaveTextContent(/Large.*23 cm wide/);
});
