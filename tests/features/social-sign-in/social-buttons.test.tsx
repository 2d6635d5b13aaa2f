import { expect, it } from 'vitest';
import { SocialButtons } from '@/features/social-sign-in/social-buttons';
import { hrefOf, render, the } from '../../components/render-shop';

it('the buttons of identity providers are links that keep the return path', () => {
  render(<SocialButtons providers={['google', 'facebook']} returnTo="/cart" />, 'de');
  expect(hrefOf('Weiter mit Google')).toBe('/login/hosted?returnTo=%2Fcart&provider=google');
  expect(the('link', 'Weiter mit Facebook')).toBeInTheDocument();
});
