import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { OptionalPart } from '@/components/ui/optional-part';
import { render, the } from './render-shop';

const broken = (): never => {
  throw new Error('broken');
};
const WhileRendering = () => broken();
const Afterwards = () => {
  useEffect(broken, []);
  return <p>Part</p>;
};

it.each([WhileRendering, Afterwards])('an exception removes an optional part only: %s', (Part) => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <>
      <button type="button">Add to cart</button>
      <OptionalPart fallback={<p>Instead</p>}>
        <Part />
      </OptionalPart>
    </>,
  );
  expect(the('button', 'Add to cart')).toBeVisible();
  expect(screen.getByText('Instead')).toBeVisible();
  expect(screen.queryByText('Part')).toBeNull();
  expect(reported).toHaveBeenCalled();
});
