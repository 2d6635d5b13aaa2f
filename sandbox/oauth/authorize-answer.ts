import type { Context } from 'hono';
import { html } from 'hono/html';
import { isLoopback } from '../apps/return-address';
import { type Platform, SITE_ID } from '../core/platform';
import type { Session } from '../identity/sessions';
import { findRedirectSession } from '../redirects/store';
import type { AuthorizeRequest, AuthorizeTarget } from './authorize-request';
import { mintAuthorizationCode } from './store';

/** Sends a code for a signed-in member to the request's target. `status`: 303 after a form. */
export async function answerWithCode(
  platform: Platform,
  c: Context,
  request: AuthorizeRequest,
  session: Session,
  status: 302 | 303 = 302,
): Promise<Response> {
  const redirectSession =
    request.sessionId === undefined
      ? undefined
      : await findRedirectSession(platform.db.read, request.sessionId);
  const code = await mintAuthorizationCode(platform, {
    clientId: request.clientId,
    visitorId: redirectSession?.visitorId ?? session.visitorId ?? crypto.randomUUID(),
    memberId: session.member.id,
    codeChallenge: request.codeChallenge,
    redirectUri: request.redirectUri,
  });
  return answer(c, request, { code }, status);
}

/** Sends an error of the OAuth standard to the request's target. */
export const answerWithError = (
  c: Context,
  target: AuthorizeTarget,
  error: string,
  description: string,
): Response | Promise<Response> => answer(c, target, { error, error_description: description }, 302);

/**
 * Tells the page around the frame that it is not at an allowed address. It gets neither a code nor
 * whether anybody is signed in.
 */
export function answerForeignPage(
  c: Context,
  { origin, state }: { origin: string; state: string | undefined },
): Response | Promise<Response> {
  const message = { error: 'redirect_uri_not_allowed', rejectedOrigin: origin, metaSiteId: SITE_ID };
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
  const target: AuthorizeTarget = { redirectUri: origin, responseMode: 'web_message', state, domains: [] };
  return webMessage(c, target, { ...(state !== undefined && { state }), ...message });
}

function answer(
  c: Context,
  target: AuthorizeTarget,
  result: Record<string, string>,
  status: 302 | 303,
): Response | Promise<Response> {
  const message = { ...result, ...(target.state === undefined ? {} : { state: target.state }) };
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
  if (target.responseMode === 'web_message' || target.redirectUri === null)
    return webMessage(c, target, message);
  const url = new URL(target.redirectUri);
  if (target.responseMode === 'fragment') url.hash = new URLSearchParams(message).toString();
  else for (const [key, value] of Object.entries(message)) url.searchParams.set(key, value);
  // The module of older packages sends a token and expects a description of the redirect.
  if (c.req.path === '/oauth2/authorize' && c.req.header('authorization') !== undefined)
    return c.json({ statusCode: 302, headers: [{ key: 'Location', value: url.href }], body: '' });
  return c.redirect(url.href, status);
}

/**
 * Renders the page that posts a message to the parent frame. `frame-ancestors`, which a browser
 * enforces before any script runs, restricts the parent to the site of the redirect URI or, without
 * one, to the app's sites.
 */
function webMessage(
  c: Context,
  { redirectUri, domains }: AuthorizeTarget,
  message: Record<string, string>,
): Response | Promise<Response> {
  const origin = redirectUri === null ? undefined : new URL(redirectUri).origin;
  // A policy cannot name IPv6 addresses.
  const named = domains.filter((domain) => !domain.startsWith('['));
  const hosts = named.map((domain) => (isLoopback(domain) ? `http://${domain}:*` : `https://${domain}`));
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; script-src 'self'; base-uri 'none'; frame-ancestors ${origin ?? hosts.join(' ')}`,
  );
  return c.html(html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Signing in</title>
    <script type="module" src="/_hosted/web-message.js"></script>
  </head>
  <body data-message="${JSON.stringify(message)}" data-origin="${origin ?? '*'}"></body>
</html>`);
}
