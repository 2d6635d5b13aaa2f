import type { Context } from 'hono';
import type { Platform } from '../../core/platform';
import type { Session } from '../../identity/sessions';
import { answerWithCode } from '../../oauth/authorize-answer';
import { type AuthorizeRequest, checkAuthorizeRequest } from '../../oauth/authorize-request';
import { findRedirectSession } from '../../redirects/store';
import { hostedPage, messageBody } from '../page';

/** What somebody signs in for, and how it goes on. */
export type SignInFlow = {
  visitorId: string | undefined;
  /** The way back to the shop, where one is known. */
  shopUrl: string | undefined;
  /** Names the flow in the pages' own addresses. */
  query: string;
} & ({ kind: 'authorize'; request: AuthorizeRequest } | { kind: 'login' });

/** The flow that an address of the sign-in pages is part of; undefined for an address that is incomplete. */
export async function findFlow(platform: Platform, c: Context): Promise<SignInFlow | undefined> {
  const params = c.req.query();
  const query = new URLSearchParams(params).toString();
  const session =
    params.sessionId === undefined
      ? undefined
      : await findRedirectSession(platform.db.read, params.sessionId);
  if (session?.request.intent.kind === 'login')
    return {
      kind: 'login',
      visitorId: session.visitorId,
      shopUrl: session.request.callbacks.postFlowUrl,
      query,
    };
  const check = await checkAuthorizeRequest(platform, params);
  if (check.kind !== 'request') return undefined;
  const { redirectUri } = check.request;
  return {
    kind: 'authorize',
    request: check.request,
    visitorId: session?.visitorId,
    shopUrl: redirectUri === null ? undefined : `${new URL(redirectUri).origin}/`,
    query,
  };
}

/** Where a browser goes now that somebody is signed in, after a form. */
export async function finishFlow(
  platform: Platform,
  c: Context,
  flow: SignInFlow,
  session: Session,
): Promise<Response> {
  if (flow.kind === 'authorize')
    // Whether the shop may know is asked after, not together with, who somebody is.
    return flow.request.prompt === 'consent'
      ? c.redirect(`/_signin/continue?${flow.query}`, 303)
      : answerWithCode(platform, c, flow.request, session, 303);
  if (flow.shopUrl !== undefined) {
    const url = new URL(flow.shopUrl);
    url.searchParams.set('wixMemberLoggedIn', 'true');
    return c.redirect(url.href, 303);
  }
  const body = messageBody('You are signed in', `As ${session.member.loginEmail}.`, []);
  return hostedPage(c, { title: 'Signed in', body });
}
