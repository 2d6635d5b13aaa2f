import { Hono } from 'hono';
import { z } from 'zod';
import { checkReturnAddress } from '../apps/return-address';
import { allowedDomains } from '../apps/store';
import { readArguments } from '../core/arguments';
import { validationError } from '../core/errors';
import type { Platform } from '../core/platform';
import { endHostedSession } from './session-cookie';

const LOGOUT = ['/_api/iam/authentication/v1/logout', '/iam/authentication/v1/logout'] as const;

const logoutRequest = z.object({
  clientId: z.string().default(''),
  postLogoutRedirectUri: z.string().optional(),
});

/**
 * Ends the session of the hosted pages. The shop drops its tokens itself. A browser follows a
 * redirect. The SDK's authentication module, which sends a token, gets a description of the
 * redirect.
 */
export function logoutRoutes(platform: Platform): Hono {
  const app = new Hono();

  app.on('GET', [...LOGOUT], async (c) => {
    const { clientId, postLogoutRedirectUri } = await readArguments(c, logoutRequest);
    if (postLogoutRedirectUri === undefined)
      throw validationError([
        { field: 'postLogoutRedirectUri', description: 'must not be empty', violatedRule: 'REQUIRED_FIELD' },
      ]);
    const domains = await allowedDomains(platform.db.read, clientId);
    const target = checkReturnAddress('postLogoutRedirectUri', postLogoutRedirectUri, domains).href;
    await endHostedSession(platform, c);
    if (c.req.header('authorization') !== undefined)
      return c.json({ statusCode: 302, headers: [{ key: 'Location', value: target }], body: '' });
    return c.redirect(target, 302);
  });

  return app;
}
