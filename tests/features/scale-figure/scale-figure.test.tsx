import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ScaleFigure } from '@/features/scale-figure/scale-figure';
import { render } from '../../components/render-shop';

const size = { width: 230, height: 90, isRound: true };

it.each([
  ['metric', /Large.*23 cm wide and 9 cm high, next to a mug of 9\.5 cm\./],
  ['imperial', /9\.1 in wide and 3\.5 in high, next to a mug of 3\.7 in\./],
  ['both', /23 cm \(9\.1 in\) wide and 9 cm \(3\.5 in\) high, next to a mug of 9\.5 cm \(3\.7 in\)\./],
] as const)('names the size that it draws in %s units', (units, text) => {
  render(<ScaleFigure size={size} beside="mug" outline={null} units={units} label="Large" />);
  expect(screen.getByRole('figure')).toHaveTextContent(text);
});

it('draws the outline of a product in its size', () => {
  const { container } = render(
    <ScaleFigure size={size} beside="mug" outline="M0 0H100L50 100Z" units="metric" />,
  );
  expect(container.querySelector('[d="M0 0H100L50 100Z"]')).toHaveAttribute(
    'transform',
    'translate(0 5) scale(2.3 0.9)',
  );
});
