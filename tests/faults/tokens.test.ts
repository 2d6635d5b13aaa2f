import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { TokenRejectedError } from '@/lib/errors/platform-error';
import { mintVisitorTokens, renewTokens } from '@/lib/wix/tokens';
import {
  FOREIGN_RESPONSES,
  type NamedResponse,
  PLATFORM,
  playPlatform,
  rejectedCall,
  rejectedGrant,
  TOKEN_PATH,
  tokenAnswer,
} from './platform-server';

vi.hoisted(() => {
  vi.stubEnv('WIX_API_ORIGIN', 'https://platform.test');
  vi.stubEnv('WIX_CLIENT_ID', '0b9e8a3e-7e57-4000-8000-00000000c0de');
});

const platform = playPlatform();
const answerWith = (answer: () => Response) => platform.use(http.post(PLATFORM + TOKEN_PATH, answer));
const OLD = { value: 'refresh-1', role: 'member' } as const;
const grants = () => platform.requests(TOKEN_PATH).map(({ body }): unknown => JSON.parse(body));
const now = () => Math.floor(Date.now() / 1000);

describe('tokens', () => {
  it('of a new visitor have their expiry and the role visitor', async () => {
    answerWith(() => tokenAnswer('access-1'));
    const tokens = await mintVisitorTokens();
    expect(tokens).toEqual({
      accessToken: { value: 'access-1', expiresAt: expect.any(Number) },
      refreshToken: { value: 'refresh-of-access-1', role: 'visitor' },
    });
    expect(Math.abs(tokens.accessToken.expiresAt - now() - 14_400)).toBeLessThanOrEqual(2);
    expect(grants()).toEqual([{ clientId: '0b9e8a3e-7e57-4000-8000-00000000c0de', grantType: 'anonymous' }]);
  });

  it('from a renewal preserve role and refresh token, also when the platform sends another', async () => {
    answerWith(() => tokenAnswer('access-2'));
    expect((await renewTokens(OLD)).refreshToken).toEqual(OLD);
    expect(grants()).toEqual([
      {
        clientId: '0b9e8a3e-7e57-4000-8000-00000000c0de',
        grantType: 'refresh_token',
        refreshToken: 'refresh-1',
      },
    ]);
  });

  it('from a renewal require no refresh token in the response', async () => {
    answerWith(() => HttpResponse.json({ access_token: 'access-2', expires_in: 60 }));
    expect((await renewTokens(OLD)).accessToken.value).toBe('access-2');
  });

  it.each([['60'], [60], [60.7]])('expire at a whole second for expires_in %j', async (expiresIn) => {
    answerWith(() => tokenAnswer('access-1', { expires_in: expiresIn }));
    const { expiresAt } = (await mintVisitorTokens()).accessToken;
    expect(Number.isInteger(expiresAt)).toBe(true);
    expect(Math.abs(expiresAt - now() - 60)).toBeLessThanOrEqual(2);
  });
});

describe.each([
  ['for a new visitor', mintVisitorTokens],
  ['for a renewal', () => renewTokens(OLD)],
])('the token request %s', (_, request) => {
  const named = (status: number, code: string) => () => rejectedCall(status, code);

  it.each([
    ['invalid_grant', () => rejectedGrant()],
    ['invalid_client', () => rejectedGrant('invalid_client', 401)],
    ['a code of the platform', named(403, 'MEMBER_BLOCKED')],
  ])('is rejected with %s', async (__, answer) => {
    answerWith(answer);
    const error: unknown = await request().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(TokenRejectedError);
    expect(error).toMatchObject({ message: 'something went wrong' });
  });

  const unavailable: NamedResponse[] = [
    ...FOREIGN_RESPONSES,
    ['401 without a body', () => new HttpResponse(null, { status: 401 })],
    ['401 of a proxy', () => HttpResponse.json({ error: 'Unauthorized' }, { status: 401 })],
    ['429', () => new HttpResponse(null, { status: 429 })],
    ['429 with a code', named(429, 'THROTTLED')],
    ['503 with a code', named(503, 'UNAVAILABLE')],
    ['500', () => new HttpResponse(null, { status: 500 })],
    ['503', () => new HttpResponse(null, { status: 503 })],
    ['304', () => new HttpResponse(null, { status: 304 })],
    ['a broken connection', () => HttpResponse.error()],
    ['broken JSON', () => new HttpResponse('{"access_tok')],
    ['a page', () => HttpResponse.html('<h1>Maintenance</h1>')],
    ['no access token', () => HttpResponse.json({ refresh_token: 'r', expires_in: 60 })],
    ['an empty access token', () => tokenAnswer('', {})],
    ['no end', () => HttpResponse.json({ access_token: 'a', refresh_token: 'r' })],
    ['an end in the past', () => tokenAnswer('a', { expires_in: -1 })],
    ['an end that is no number', () => tokenAnswer('a', { expires_in: 'soon' })],
  ];
  it.each(unavailable)('fails without counting as a rejection: %s', async (__, answer) => {
    answerWith(answer);
    await expect(request()).rejects.toMatchObject({ name: 'PlatformError' });
  });

  it('is not retried, because an identity may have been created', async () => {
    answerWith(() => HttpResponse.error());
    await expect(request()).rejects.toMatchObject({ name: 'PlatformError' });
    expect(platform.requests(TOKEN_PATH)).toHaveLength(1);
  });

  it('reports the request id of a failure', async () => {
    answerWith(() => new HttpResponse(null, { status: 500, headers: { 'x-wix-request-id': 'req-9' } }));
    await expect(request()).rejects.toThrow('System error occurred, request id: req-9');
  });
});

describe('a new visitor without a refresh token', () => {
  it('is rejected', async () => {
    answerWith(() => HttpResponse.json({ access_token: 'a', expires_in: 60 }));
    await expect(mintVisitorTokens()).rejects.toBeInstanceOf(TokenRejectedError);
  });
});
