import { describe, expect, it } from 'vitest';
import { signInInstead } from '@/lib/session/refresh';

describe('signInInstead', () => {
  it.each(['/account', '/account/orders', '/account/orders/1', '/account/delete', '/account/deleted/x'])(
    'redirects a visitor from %s to sign-in, and back',
    (path) => {
      for (const role of ['visitor', undefined])
        expect(signInInstead(path, '', role)).toBe(`/login?returnTo=${encodeURIComponent(path)}`);
      expect(signInInstead(path, '', 'member')).toBeNull();
    },
  );

  it('keeps the language', () => {
    expect(signInInstead('/de/account/orders', '', undefined)).toBe(
      '/de/login?returnTo=%2Fde%2Faccount%2Forders',
    );
  });

  it('returns to the same page of a list', () => {
    expect(signInInstead('/account/orders', '?cursor=a&b', 'visitor')).toBe(
      '/login?returnTo=%2Faccount%2Forders%3Fcursor%3Da%26b',
    );
  });

  it.each(['/', '/cart', '/login', '/accounts', '/account/deleted'])('ignores the public page %s', (path) => {
    expect(signInInstead(path, '', undefined)).toBeNull();
  });
});
