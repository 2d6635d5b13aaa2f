import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  mintingTokens,
  noProducts,
  PLATFORM,
  PRODUCTS_PATH,
  playPlatform,
  TOKEN_PATH,
  tokenAnswer,
} from './platform-server';

vi.hoisted(() => vi.stubEnv('WIX_API_ORIGIN', 'https://platform.test'));

const platform = playPlatform();
let browse: typeof import('@/lib/wix/browse-client').browse;

beforeEach(async () => {
  // A process that has just started: no identity yet.
  vi.stubEnv('WIX_API_ORIGIN', PLATFORM);
  vi.resetModules();
  ({ browse } = await import('@/lib/wix/browse-client'));
});

const look = () => browse(({ products }) => products.queryProducts().find());
const lookTogether = (count: number) => Promise.all(Array.from({ length: count }, look));
const grants = () =>
  platform.asked(TOKEN_PATH).map(({ body }): unknown => {
    const { clientId: _, ...grant } = JSON.parse(body);
    return grant;
  });
const usedTokens = () => platform.asked(PRODUCTS_PATH).map(({ headers }) => headers.get('authorization'));

/** A catalog that takes any token but these. */
const catalogRejecting = (...rejected: string[]) =>
  http.get(PLATFORM + PRODUCTS_PATH, ({ request }) =>
    rejected.includes(request.headers.get('authorization') ?? '')
      ? HttpResponse.json({ message: 'Unauthenticated', details: {} }, { status: 401 })
      : noProducts(),
  );

const ANONYMOUS = { grantType: 'anonymous' };

describe('the shop’s own identity', () => {
  it('is made once for all who look at the same time, and used by those who come later', async () => {
    platform.use(mintingTokens(), catalogRejecting());
    await lookTogether(8);
    await look();
    expect(grants()).toEqual([ANONYMOUS]);
    expect(new Set(usedTokens())).toEqual(new Set(['access-1']));
  });

  it('is made once more when the platform refuses it, and the look goes on unnoticed', async () => {
    platform.use(mintingTokens(), catalogRejecting('access-1'));
    await expect(look()).resolves.toMatchObject({ items: [] });
    expect(grants()).toEqual([ANONYMOUS, ANONYMOUS]);
    expect(usedTokens()).toEqual(['access-1', 'access-2']);
  });

  it('is made once more only, however many are refused at the same time', async () => {
    platform.use(mintingTokens(), catalogRejecting('access-1'));
    await expect(lookTogether(8)).resolves.toHaveLength(8);
    expect(grants()).toEqual([ANONYMOUS, ANONYMOUS]);
  });

  it('is not thrown away by a refusal of the one before it that comes late', async () => {
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
    const [first, second] = [look(), look()];
    await Promise.race([first, second]);
    answerLate();
    await Promise.all([first, second]);
    expect(grants()).toEqual([ANONYMOUS, ANONYMOUS]);
  });

  it('is not made again and again when every token is refused', async () => {
    platform.use(mintingTokens(), catalogRejecting('access-1', 'access-2', 'access-3'));
    await expect(look()).rejects.toMatchObject({ isUnauthenticated: true });
    expect(grants()).toHaveLength(2);
  });

  it('is renewed a minute before it ends, and made anew when that is refused', async () => {
    let reject = false;
    platform.use(
      http.post(PLATFORM + TOKEN_PATH, async ({ request }) => {
        const { grantType } = Object(await request.json());
        if (grantType === 'refresh_token' && reject) return HttpResponse.json({}, { status: 400 });
        return tokenAnswer(`${grantType}-token`, { expires_in: 59 });
      }),
      catalogRejecting(),
    );
    await look();
    await look();
    reject = true;
    await look();
    expect(grants()).toEqual([
      ANONYMOUS,
      { grantType: 'refresh_token', refreshToken: 'refresh-of-anonymous-token' },
      { grantType: 'refresh_token', refreshToken: 'refresh-of-anonymous-token' },
      ANONYMOUS,
    ]);
    expect(usedTokens()).toEqual(['anonymous-token', 'refresh_token-token', 'anonymous-token']);
  });

  it('can be had again after the platform was away', async () => {
    let away = true;
    platform.use(
      http.post(PLATFORM + TOKEN_PATH, () => (away ? HttpResponse.error() : tokenAnswer('access-1'))),
      catalogRejecting(),
    );
    await expect(lookTogether(3)).rejects.toMatchObject({
      name: 'PlatformError',
      message: 'System error occurred',
    });
    expect(platform.asked(PRODUCTS_PATH)).toEqual([]);
    away = false;
    await expect(look()).resolves.toMatchObject({ items: [] });
  });

  it('fails as a platform error when the client id is refused', async () => {
    platform.use(http.post(PLATFORM + TOKEN_PATH, () => HttpResponse.json({}, { status: 400 })));
    await expect(look()).rejects.toMatchObject({
      name: 'PlatformError',
      message: 'System error occurred',
      cause: { name: 'TokenRefusedError' },
    });
  });
});
