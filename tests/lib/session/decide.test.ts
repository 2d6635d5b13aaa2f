import { describe, expect, it } from 'vitest';
import { decide } from '@/lib/session/decide';

const NOW = 1_760_000_000;
const session = (expiresIn: number | null) => ({
  accessToken: expiresIn === null ? null : { value: 'access', expiresAt: NOW + expiresIn },
  refreshToken: { value: 'refresh', role: 'visitor' } as const,
});

describe('decide', () => {
  it('leaves a visitor who only views pages alone', () => {
    expect(decide(null, false, NOW)).toBe('keep');
  });

  it('creates a visitor for a shopper who acts', () => {
    expect(decide(null, true, NOW)).toBe('mint');
  });

  it.each([true, false])('keeps a valid access token (acts: %s)', (acts) => {
    expect(decide(session(3_600), acts, NOW)).toBe('keep');
  });

  it.each([
    ['has ended', -1],
    ['ends now', 0],
    ['would end on its way to the platform', 59],
    ['ends in a minute exactly', 60],
    ['is missing, its cookie gone', null],
  ])('renews an access token that %s', (_, expiresIn) => {
    expect(decide(session(expiresIn), false, NOW)).toBe('renew');
    expect(decide(session(expiresIn), true, NOW)).toBe('renew');
  });

  it('keeps a token that expires a moment later', () => {
    expect(decide(session(61), false, NOW)).toBe('keep');
  });
});
