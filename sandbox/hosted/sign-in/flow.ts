import type { Context } from 'hono';
import { hostedPage, messageBody } from '../../core/html-page';
import { fill } from '../../core/language';
import { pageTexts } from '../../core/page-language';
import type { Platform } from '../../core/platform';
import type { Session } from '../../identity/sessions';
import { answerWithCode } from '../../oauth/authorize-answer';
import { type AuthorizeRequest, checkAuthorizeRequest } from '../../oauth/authorize-request';
import { findRedirectSession } from '../../redirects/store';

/** A sign-in flow: its purpose and its continuation. */
export type SignInFlow = {
  visitorId: string | undefined;
  /** The shop's URL, where one is known. */
  shopUrl: string | undefined;
  /** The query string that identifies the flow in the pages' own URLs. */
  query: string;
} & ({ kind: 'authorize'; request: AuthorizeRequest } | { kind: 'login' });

/** Returns the flow of a sign-in page's URL. Undefined for an incomplete URL. */
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

/** Redirects the browser after a form has signed a member in. */
export async function finishFlow(
  platform: Platform,
  c: Context,
  flow: SignInFlow,
  session: Session,
): Promise<Response> {
  if (flow.kind === 'authorize')
    // Consent to share the identity is a separate step after sign-in.
    return flow.request.prompt === 'consent'
      ? c.redirect(`/_signin/continue?${flow.query}`, 303)
      : answerWithCode(platform, c, flow.request, session, 303);
  if (flow.shopUrl !== undefined) {
    const url = new URL(flow.shopUrl);
    url.searchParams.set('wixMemberLoggedIn', 'true');
    return c.redirect(url.href, 303);
  }
  const { signIn: texts } = pageTexts();
  const text = fill(texts.signedInAs, { email: session.member.loginEmail });
  return hostedPage(c, { title: texts.signedIn, body: messageBody(texts.youAreSignedIn, text, []) });
}
