import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ArrivalDate } from '@/features/delivery-date/arrival-date';

it('the date of an arrival is that of an order of now, however old the page is', () => {
  const now = Date.now();
  render(
    <ArrivalDate
      arrivals={[
        [now - 1, 'Arrives Mar 4'],
        [now + 60_000, 'Arrives Mar 5'],
        [now + 120_000, 'Arrives Mar 6'],
      ]}
    />,
  );
  expect(screen.getByText('Arrives Mar 5')).toBeInTheDocument();
});
