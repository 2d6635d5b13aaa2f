import 'server-only';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { PlatformError } from '@/lib/errors/platform-error';
import { fingerprint } from '@/lib/http/signed-value';
import { catalogView, otherCurrency } from '@/lib/i18n/catalog-view';
import { CURRENCY_COOKIE } from '@/lib/i18n/currency.mjs';
import { toLang } from '@/lib/i18n/lang';
import { countAttempt } from '@/lib/limits/limit';
import type { CatalogView } from '@/lib/model/catalog-view';
import { signInHref } from '@/lib/urls';
import { createSessionClient, type SessionClient } from '@/lib/wix/session-client';
import type { Tokens } from '@/lib/wix/tokens';
import { parseSession, type Session } from './cookie';
import { endSessionsOf, unlessEnded } from './ended-sessions';
import { PAGE_LANG } from './page-lang';
import { hasUsableToken, newVisitor, renewOrReplace, SECURE_COOKIES } from './refresh';
import { storeRenewed, storeTokens } from './store-tokens';

export async function readSession(): Promise<Session | null> {
  const jar = await cookies();
  return unlessEnded(parseSession((name) => jar.get(name)?.value, SECURE_COOKIES));
}

/**
 * Runs a read while a page renders. Null without a session, when nothing can belong to the shopper.
 * Rendering cannot set cookies, so a token that the platform rejects is renewed for this render
 * only. The next route handler renews it for good.
 * @throws PlatformError
 */
export async function readForShopper<T>(read: (client: SessionClient) => Promise<T>): Promise<T | null> {
  const session = await readSession();
  if (session === null) return null;
  if (!hasUsableToken(session)) throw noTokens();
  return withRenewal(session, session.accessToken.value, read);
}

/**
 * Runs a call in a route handler or action that has checked its origin. Here, and nowhere else, a
 * shopper without a session becomes a visitor. An expired or rejected access token is renewed or
 * replaced, and a rejected call is retried once.
 * @throws PlatformError; ShopError `too-many-attempts`
 */
export async function actForShopper<T>(act: (client: SessionClient) => Promise<T>): Promise<T> {
  const session = (await readSession()) ?? (await becomeVisitor());
  const store = (tokens: Tokens) => storeRenewed(session, tokens);
  if (hasUsableToken(session)) return withRenewal(session, session.accessToken.value, act, store);
  const tokens = await renewOrReplace(session);
  await store(tokens);
  return act(createSessionClient(tokens.accessToken.value, await readView()));
}

async function becomeVisitor(): Promise<Session> {
  const tokens = await newVisitor();
  await storeTokens(tokens);
  return tokens;
}

export const readCurrency = async (): Promise<string | null> =>
  otherCurrency((await cookies()).get(CURRENCY_COOKIE)?.value);

async function readView(): Promise<CatalogView> {
  const lang = toLang((await headers()).get(PAGE_LANG));
  return catalogView(lang, await readCurrency());
}

/** The middleware could not get tokens from the platform, which may be unavailable. */
const noTokens = (): PlatformError => new PlatformError({ kind: 'system', status: null }, null);

/** The reads of a page share a client. Outside of a page, React's `cache` makes one for each call. */
const clientOf = cache((accessToken: string, language: string | null, currency: string | null) =>
  createSessionClient(accessToken, { language, currency }),
);

async function withRenewal<T>(
  session: Session,
  accessToken: string,
  call: (client: SessionClient) => Promise<T>,
  onRenewed?: (tokens: Tokens) => Promise<void>,
): Promise<T> {
  const { language, currency } = await readView();
  try {
    return await call(clientOf(accessToken, language, currency));
  } catch (error) {
    if (!(error instanceof PlatformError) || !error.isUnauthenticated) throw error;
    await countAttempt('rejected-token', '');
    const tokens = await renewOrReplace(session, accessToken);
    await onRenewed?.(tokens);
    return await call(clientOf(tokens.accessToken.value, language, currency));
  }
}

export const endOtherSessions = async (email: string): Promise<void> =>
  endSessionsOf(email, (await readSession())?.refreshToken ?? null);

export const isMember = async (): Promise<boolean> => (await readSession())?.refreshToken.role === 'member';

/** Differs between sessions and purposes, and does not reveal the token. Null without a session. */
export async function sessionKey(purpose: string): Promise<string | null> {
  const session = await readSession();
  return session && fingerprint(`${purpose} ${session.refreshToken.value}`);
}

/** Redirects a visitor to sign in and from there to `returnTo`. */
export async function requireMember(returnTo: string): Promise<Session> {
  const session = await readSession();
  if (session?.refreshToken.role !== 'member') redirect(signInHref(returnTo));
  return session;
}
