import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newProcess } from '../new-process';
import {
  mintingTokens,
  noProducts,
  PLATFORM,
  PRODUCTS_PATH,
  playPlatform,
  rejectedGrant,
  TOKEN_PATH,
  tokenAnswer,
} from './platform-server';

vi.hoisted(() => vi.stubEnv('WIX_API_ORIGIN', 'https://platform.test'));

const platform = playPlatform();
let browse: typeof import('@/lib/wix/browse-client').browse;

beforeEach(async () => {
  // The tests start with a process without an identity.
  vi.stubEnv('WIX_API_ORIGIN', PLATFORM);
  newProcess();
  ({ browse } = await import('@/lib/wix/browse-client'));
});

const readProducts = () => browse(({ products }) => products.queryProducts().find());
const readConcurrently = (count: number) => Promise.all(Array.from({ length: count }, readProducts));
const grants = () =>
  platform.requests(TOKEN_PATH).map(({ body }): unknown => {
    const { clientId: _, ...grant } = JSON.parse(body);
    return grant;
  });
const usedTokens = () => platform.requests(PRODUCTS_PATH).map(({ headers }) => headers.get('authorization'));

/** A catalog that rejects these tokens and accepts all others. */
const catalogRejecting = (...rejected: string[]) =>
  http.get(PLATFORM + PRODUCTS_PATH, ({ request }) =>
    rejected.includes(request.headers.get('authorization') ?? '')
      ? HttpResponse.json({ message: 'Unauthenticated', details: {} }, { status: 401 })
      : noProducts(),
  );

const ANONYMOUS = { grantType: 'anonymous' };

describe('the shop’s own identity', () => {
  it('is created once for all concurrent visitors, and reused by later ones', async () => {
    platform.use(mintingTokens(), catalogRejecting());
    await readConcurrently(8);
    await readProducts();
    expect(grants()).toEqual([ANONYMOUS]);
    expect(new Set(usedTokens())).toEqual(new Set(['access-1']));
  });

  it('is replaced when the platform rejects it, and the visitor’s request still succeeds', async () => {
    platform.use(mintingTokens(), catalogRejecting('access-1'));
    await expect(readProducts()).resolves.toMatchObject({ items: [] });
    expect(grants()).toEqual([ANONYMOUS, ANONYMOUS]);
    expect(usedTokens()).toEqual(['access-1', 'access-2']);
  });

  it('is replaced only once, whatever the number of concurrent rejections', async () => {
    platform.use(mintingTokens(), catalogRejecting('access-1'));
    await expect(readConcurrently(8)).resolves.toHaveLength(8);
    expect(grants()).toEqual([ANONYMOUS, ANONYMOUS]);
  });

  it('is not discarded by a late rejection of its predecessor', async () => {
    let answerLate = () => {};
    const late = new Promise<void>((resolve) => {
      answerLate = resolve;
    });
    let rejections = 0;
    platform.use(
      mintingTokens(),
      http.get(PLATFORM + PRODUCTS_PATH, async ({ request }) => {
        if (request.headers.get('authorization') !== 'access-1') return noProducts();
        rejections += 1;
        if (rejections === 2) await late;
        return HttpResponse.json({ message: 'Unauthenticated', details: {} }, { status: 401 });
      }),
    );
    const [first, second] = [readProducts(), readProducts()];
    await Promise.race([first, second]);
    answerLate();
    await Promise.all([first, second]);
    expect(grants()).toEqual([ANONYMOUS, ANONYMOUS]);
  });

  it('is not replaced endlessly when every token is rejected', async () => {
    platform.use(mintingTokens(), catalogRejecting('access-1', 'access-2', 'access-3'));
    await expect(readProducts()).rejects.toMatchObject({ isUnauthenticated: true });
    expect(grants()).toHaveLength(2);
  });

  it('is renewed a minute before it expires, and replaced when the renewal is rejected', async () => {
    let reject = false;
    platform.use(
      http.post(PLATFORM + TOKEN_PATH, async ({ request }) => {
        const { grantType } = Object(await request.json());
        if (grantType === 'refresh_token' && reject) return rejectedGrant();
        return tokenAnswer(`${grantType}-token`, { expires_in: 59 });
      }),
      catalogRejecting(),
    );
    await readProducts();
    await readProducts();
    reject = true;
    await readProducts();
    expect(grants()).toEqual([
      ANONYMOUS,
      { grantType: 'refresh_token', refreshToken: 'refresh-of-anonymous-token' },
      { grantType: 'refresh_token', refreshToken: 'refresh-of-anonymous-token' },
      ANONYMOUS,
    ]);
    expect(usedTokens()).toEqual(['anonymous-token', 'refresh_token-token', 'anonymous-token']);
  });

  it('is created after the platform has recovered from an outage', async () => {
    let away = true;
    platform.use(
      http.post(PLATFORM + TOKEN_PATH, () => (away ? HttpResponse.error() : tokenAnswer('access-1'))),
      catalogRejecting(),
    );
    await expect(readConcurrently(3)).rejects.toMatchObject({
      name: 'PlatformError',
      message: 'System error occurred',
    });
    expect(platform.requests(PRODUCTS_PATH)).toEqual([]);
    away = false;
    await expect(readProducts()).resolves.toMatchObject({ items: [] });
  });

  it('fails with a platform error when the client id is rejected', async () => {
    platform.use(http.post(PLATFORM + TOKEN_PATH, () => rejectedGrant()));
    await expect(readProducts()).rejects.toMatchObject({
      name: 'PlatformError',
      message: 'System error occurred',
      cause: { name: 'TokenRejectedError' },
    });
  });
});
