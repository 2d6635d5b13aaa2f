import 'server-only';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { env } from '@/lib/config/env';
import { PlatformError, TokenRejectedError } from '@/lib/errors/platform-error';
import { signingKey } from '@/lib/http/signed-value';
import { LANGS } from '@/lib/i18n/lang';
import { processState } from '@/lib/process-state';
import type { Call } from './catalog';
import {
  type AccessToken,
  createSessionClient,
  isUsable,
  mintVisitorTokens,
  renewTokens,
  type SessionClient,
} from './platform';
import { digest, readState, writeState } from './state';

/**
 * Each cart belongs to its own visitor on the platform, whose refresh token is sealed in the cart's id, a
 * secret of the program. So the shop stores no cart, and a program can reach no cart but its own.
 */

const LIFETIME_MS = 72 * 60 * 60_000;
const PURPOSE = 'agent-cart';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const FORMAT = 1;

/** A checkout is the same cart under another id, so a cart has one checkout. */
export type IdKind = 'cart' | 'chk';
export const MAX_CART_ID_LENGTH = 2_000;

export type SealedCart = {
  /** The id without its kind. */
  sealed: string;
  /** Identifies the cart in stores and limits. It opens nothing. */
  key: string;
  refreshToken: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
};

const header = Buffer.from([FORMAT]);
const context = () => Buffer.from(`${PURPOSE} ${env.SITE_URL}`);

function seal(refreshToken: string, expiresAt: number): SealedCart {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', signingKey(PURPOSE), nonce).setAAD(context());
  const content = Buffer.concat([cipher.update(`${expiresAt} ${refreshToken}`), cipher.final()]);
  const sealed = Buffer.concat([header, nonce, content, cipher.getAuthTag()]).toString('base64url');
  return { sealed, key: digest(PURPOSE, sealed), refreshToken, expiresAt };
}

/** Null for an id that the shop did not make, and for an expired one. */
export function openId(kind: IdKind, id: string): SealedCart | null {
  const sealed = id.startsWith(`${kind}_`) ? id.slice(kind.length + 1) : '';
  const bytes = Buffer.from(sealed, 'base64url');
  // One spelling, so that a cart has one key.
  if (bytes.length <= 1 + NONCE_BYTES + TAG_BYTES || bytes.toString('base64url') !== sealed) return null;
  if (bytes[0] !== FORMAT) return null;
  const content = 1 + NONCE_BYTES;
  try {
    const decipher = createDecipheriv('aes-256-gcm', signingKey(PURPOSE), bytes.subarray(1, content))
      .setAAD(context())
      .setAuthTag(bytes.subarray(-TAG_BYTES));
    const text = Buffer.concat([
      decipher.update(bytes.subarray(content, -TAG_BYTES)),
      decipher.final(),
    ]).toString();
    const [, time, refreshToken] = /^(\d+) (.+)$/s.exec(text) ?? [];
    const expiresAt = Number(time);
    if (!refreshToken || !(expiresAt > Date.now())) return null;
    return { sealed, key: digest(PURPOSE, sealed), refreshToken, expiresAt };
  } catch {
    return null;
  }
}

/** Access tokens by the keys of carts. A lost one costs a renewal. */
const accessTokens = processState(
  'ucp-access-tokens',
  () => new LRUCache<string, AccessToken>({ max: 2_000 }),
);

/** Mints the visitor of a new cart, and seals the id. @throws PlatformError, TokenRejectedError */
export async function startCart(): Promise<SealedCart> {
  const { accessToken, refreshToken } = await mintVisitorTokens('agents');
  const cart = seal(refreshToken.value, Date.now() + LIFETIME_MS);
  accessTokens.set(cart.key, accessToken);
  return cart;
}

/** Acts as the cart's visitor. Null where the platform no longer has the visitor. @throws PlatformError */
export async function withCart<T>(
  cart: SealedCart,
  view: Call['view'],
  act: (client: SessionClient) => Promise<T>,
): Promise<T | null> {
  try {
    const known = accessTokens.get(cart.key);
    const isKnown = known !== undefined && isUsable(known, Date.now() / 1_000);
    const token = isKnown ? known : await renew(cart);
    try {
      return await act(createSessionClient(token.value, view, 'agents'));
    } catch (error) {
      if (!isKnown || !(error instanceof PlatformError) || !error.isUnauthenticated) throw error;
      return await act(createSessionClient((await renew(cart)).value, view, 'agents'));
    }
  } catch (error) {
    if (error instanceof TokenRejectedError) return null;
    throw error;
  }
}

async function renew({ key, refreshToken }: SealedCart): Promise<AccessToken> {
  const { accessToken } = await renewTokens({ value: refreshToken, role: 'visitor' }, 'agents');
  accessTokens.set(key, accessToken);
  return accessToken;
}

/** Parts of a cart that the platform cannot store in both generations. */
const choiceSchema = z.object({
  lang: z.enum(LANGS),
  /** ISO 3166-1 alpha-2. Null: not known, so neither delivery nor tax is. */
  country: z.string().nullable(),
  /** ISO 3166-2, or null. */
  subdivision: z.string().nullable(),
  postalCode: z.string().nullable(),
  /** The chosen delivery option. Null: the platform's first one. */
  option: z.string().nullable(),
});
export type CartChoice = z.output<typeof choiceSchema>;

/** Null when nothing was chosen, or while Redis is unavailable. */
export async function readChoice({ key }: SealedCart): Promise<CartChoice | null> {
  const text = await readState(`choice:${key}`).catch(() => null);
  return text === null ? null : (choiceSchema.safeParse(JSON.parse(text)).data ?? null);
}

/** Without Redis, the totals of the cart are those without delivery. */
export async function storeChoice({ key, expiresAt }: SealedCart, choice: CartChoice): Promise<void> {
  const lifetime = Math.max(1, expiresAt - Date.now());
  await writeState(`choice:${key}`, JSON.stringify(choice), lifetime).catch(() => false);
}
