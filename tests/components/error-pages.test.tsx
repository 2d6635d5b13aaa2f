import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import ErrorPage from '@/app/[lang]/error';
import { ShopFailed } from '@/app/global-error';
import { render } from './render-shop';

describe('the error page', () => {
  it('renders at once, and its links load a whole page', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    render(<ErrorPage />);
    // Without waiting: the page loads nothing on demand.
    expect(screen.getByRole('alert')).toHaveTextContent('We can’t load this page right now');
    expect(screen.getByRole('alert')).toHaveFocus();
    const link = screen.getByRole('link', { name: 'See all products' });
    expect(link).toHaveAttribute('href', '/products');
    // The browser follows the link itself.
    expect(link).not.toHaveAttribute('data-route');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['/', 'Go to the home page', '/'],
    ['/de/cart', 'Zur Startseite', '/de'],
    ['/he', 'לדף הבית', '/he'],
  ])('of the whole shop is in the language of %s', (path, name, href) => {
    history.replaceState(null, '', path);
    render(<ShopFailed />);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    history.replaceState(null, '', '/');
  });
});
