import 'server-only';
import { isIP } from 'node:net';
import { env } from '@/lib/config/env';
import { LIVE_API_ORIGIN } from '@/lib/config/platform-origins.mjs';
import type { SocialProvider } from '@/lib/config/shop-schema';
import { providerId } from './map/identity';
import { webHref } from './map/web-href';
import { callPlatform, outage } from './platform-error';
import type { SessionClient } from './session-client';
import { platformFetch } from './transport';
import { platformLang } from './view-headers';

export type AuthorizeRequest = {
  prompt: 'login' | 'none';
  responseMode: 'query' | 'web_message';
  state: string;
  /** base64url of the SHA-256 of the PKCE verifier. */
  codeChallenge: string;
  /** Null only for `web_message`, whose answer is posted to the page around the frame. */
  redirectUri: string | null;
  /** The token of a successful login, or null. */
  sessionToken: string | null;
  /** The provider whose page comes in place of the platform's sign-in page. */
  provider?: SocialProvider | null;
  /** The language of the platform's page. Absent where it shows none. */
  lang?: string;
};

/** @throws PlatformError */
export async function createAuthorizeUrl(client: SessionClient, request: AuthorizeRequest): Promise<string> {
  const { redirectUri, sessionToken, prompt, provider = null, lang, ...rest } = request;
  const { redirectSession } = await callPlatform(() =>
    client.redirects.createRedirectSession({
      auth: {
        authRequest: {
          ...rest,
          clientId: env.WIX_CLIENT_ID,
          codeChallengeMethod: 'S256',
          responseType: 'code',
          scope: 'offline_access',
          redirectUri: redirectUri ?? undefined,
          sessionToken: sessionToken ?? undefined,
          ...(provider === null ? {} : { idp: providerId(provider) }),
        },
        prompt,
      },
      preferences: lang ? { additionalQueryParameters: { lang: platformLang(lang) } } : undefined,
    }),
  );
  return addressOf(redirectSession?.fullUrl);
}

/** Ends the session at the platform, which redirects to `returnUrl`. @throws PlatformError */
export async function createLogoutUrl(client: SessionClient, returnUrl: string): Promise<string> {
  const { redirectSession } = await callPlatform(() =>
    client.redirects.createRedirectSession({
      logout: { clientId: env.WIX_CLIENT_ID },
      callbacks: { postFlowUrl: returnUrl },
    }),
  );
  return addressOf(redirectSession?.fullUrl);
}

function addressOf(fullUrl: string | undefined): string {
  const address = webHref(fullUrl);
  if (address !== null) return address;
  throw outage(200, null);
}

export type AuthorizeAnswer = { code: string | null; state: string | null };

/**
 * Reads the answer from the redirect, without following it. Null when the platform requires a browser: it
 * does not redirect to the shop with a code then. @throws PlatformError when the platform is unavailable
 */
export async function authorizeWithoutBrowser(
  authorizeUrl: string,
  redirectUri: string,
): Promise<AuthorizeAnswer | null> {
  const url = new URL(authorizeUrl);
  if (!isAuthorizeAddress(url)) return null;
  const response = await fetchWithoutFollowing(url);
  // The platform redirects, or shows a page: with 400 for an address that the site does not allow.
  if (response.status > 400) throw outage(response.status, response.headers.get('x-wix-request-id'));
  const location = response.headers.get('location');
  if (response.status < 300 || location === null || !URL.canParse(location, url)) return null;
  const target = new URL(location, url);
  const { searchParams } = target;
  if (target.origin + target.pathname !== redirectUri || !searchParams.has('code')) return null;
  return { code: searchParams.get('code'), state: searchParams.get('state') };
}

async function fetchWithoutFollowing(url: URL): Promise<Response> {
  try {
    const response = await platformFetch(url, { redirect: 'manual' });
    response.body?.cancel().catch(() => undefined);
    return response;
  } catch (error) {
    throw outage(null, null, error);
  }
}

const AUTHORIZE_PATH = '/_api/oauth2/authorize';

/**
 * The platform supplies the URL. Only its authorization endpoint is allowed: on the API's origin
 * or, for the live platform, on the site's own host, which only the platform knows.
 */
export function isAuthorizeAddress(url: URL, apiOrigin: string = env.WIX_API_ORIGIN): boolean {
  if (url.pathname !== AUTHORIZE_PATH || url.username !== '' || url.password !== '') return false;
  if (url.origin === apiOrigin) return true;
  return (
    apiOrigin === LIVE_API_ORIGIN &&
    url.protocol === 'https:' &&
    url.port === '' &&
    isPublicName(url.hostname)
  );
}

const isPublicName = (hostname: string): boolean =>
  isIP(hostname.replaceAll(/^\[|\]$/g, '')) === 0 &&
  /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/.test(hostname) &&
  !/\.(?:localhost|local|internal|lan|home|corp|test|invalid|example)$/.test(hostname);
