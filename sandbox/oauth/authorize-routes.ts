import { Hono } from 'hono';
import { hostedPage, messageBody } from '../core/html-page';
import type { Platform } from '../core/platform';
import { readPolicy } from '../identity/policy';
import { readHostedSession } from '../identity/session-cookie';
import { findSession } from '../identity/sessions';
import { answerForeignPage, answerWithCode, answerWithError } from './authorize-answer';
import { checkAuthorizeRequest } from './authorize-request';

/**
 * `GET …/oauth2/authorize`: issues a code for the signed-in member, by the request's session token
 * or by the cookie of the hosted pages. Otherwise shows the sign-in page, or returns
 * `login_required` where the client wants no page (`prompt=none`).
 */
export function authorizeRoutes(platform: Platform): Hono {
  const app = new Hono();

  app.on('GET', ['/_api/oauth2/authorize', '/oauth2/authorize'], async (c) => {
    const query = c.req.query();
    const check = await checkAuthorizeRequest(platform, query);
    if (check.kind === 'page') {
      const body = messageBody('This link does not work', check.message, []);
      return hostedPage(c, { title: 'Invalid request', body, status: 400 });
    }
    if (check.kind === 'foreign') return answerForeignPage(c, check);
    if (check.kind === 'error') return answerWithError(c, check.target, check.error, check.description);

    const { request } = check;
    const { prompt, sessionToken, responseMode } = request;
    const policy = await readPolicy(platform.db.read);
    if (policy.rejectServerAuthorize && prompt === 'none' && responseMode === 'query')
      return answerWithError(c, request, 'login_required', 'The site asks for a browser');

    // Another person may be signed in on the hosted pages, so with a token only the token counts.
    const session =
      sessionToken === undefined
        ? await readHostedSession(platform, c)
        : await findSession(platform.db.read, platform, sessionToken);
    const page = (path: string) => {
      const rest = Object.entries(query).filter(([key]) => !/^session_?token$/i.test(key));
      return c.redirect(`${path}?${new URLSearchParams(rest)}`, 302);
    };
    if (request.idp !== undefined && sessionToken === undefined && prompt !== 'none')
      return page('/_signin/provider');
    if (session === undefined)
      return prompt === 'none'
        ? answerWithError(c, request, 'login_required', 'Nobody is signed in')
        : page('/_signin');
    if (prompt === 'consent' || prompt === 'select_account')
      return sessionToken === undefined
        ? page('/_signin/continue')
        : answerWithCode(platform, c, request, session);
    // `login` requires a new sign-in, unless a session token shows that the person has just logged
    // in.
    if (prompt === 'login' && sessionToken === undefined) return page('/_signin');
    return answerWithCode(platform, c, request, session);
  });

  return app;
}
