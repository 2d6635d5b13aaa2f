import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import ErrorPage from '@/app/[lang]/error';
import { ShopFailed } from '@/app/global-error';
import { hrefOf, press, render, the } from './render-shop';

it('the error page renders at once, and its links load a whole page', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  render(<ErrorPage />);
  // Without waiting: the page loads nothing on demand.
  expect(screen.getByRole('alert')).toHaveTextContent('We can’t load this page right now');
  expect(screen.getByRole('alert')).toHaveFocus();
  const link = the('link', 'See all products');
  expect(link).toHaveAttribute('href', '/products');
  // The browser follows the link itself.
  expect(link).not.toHaveAttribute('data-route');
  await press('Try again');
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ['/', 'Go to the home page', '/'],
  ['/de/cart', 'Zur Startseite', '/de'],
  ['/he', 'לדף הבית', '/he'],
])('the error page of the whole shop is in the language of %s', (path, name, href) => {
  history.replaceState(null, '', path);
  render(<ShopFailed />);
  expect(hrefOf(name)).toBe(href);
  history.replaceState(null, '', '/');
});
