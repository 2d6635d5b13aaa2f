import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SocialButtons } from '@/features/social-sign-in/social-buttons';
import { render } from '../../components/render-shop';

it('the buttons of identity providers are links that keep the return path', () => {
  render(<SocialButtons providers={['google', 'facebook']} returnTo="/cart" />, 'de');
  expect(screen.getByRole('link', { name: 'Weiter mit Google' })).toHaveAttribute(
    'href',
    '/login/hosted?returnTo=%2Fcart&provider=google',
  );
  expect(screen.getByRole('link', { name: 'Weiter mit Facebook' })).toBeInTheDocument();
});
