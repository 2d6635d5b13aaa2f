import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Shopper } from '../core/caller';
import { plainError } from '../core/errors';
import type { Platform } from '../core/platform';
import { ACCESS_TOKEN_SECONDS } from './access-tokens';
import { findByRefreshToken, isKnownClient, mintRefreshToken } from './store';

/** `POST /oauth2/token` and what belongs to it. Errors are OAuth's own: `{ error, error_description }`. */
export function tokenRoutes(platform: Platform): Hono {
  const app = new Hono();

  app.post('/oauth2/token', async (c) => {
    const body = await readTokenRequest(c);
    const grant = body.grantType;
    switch (grant) {
      case 'anonymous': {
        if (body.clientId === undefined || !(await isKnownClient(platform, body.clientId)))
          return refuse(c, 'invalid_client', 'Unknown client id');
        const shopper: Shopper = {
          kind: 'visitor',
          clientId: body.clientId,
          visitorId: crypto.randomUUID(),
        };
        return c.json(await answer(shopper, await mintRefreshToken(platform, shopper)));
      }
      case 'refresh_token': {
        const shopper = await findByRefreshToken(platform, body.refreshToken ?? '');
        // `clientId` may be missing; a wrong one is refused.
        if (!shopper || (body.clientId !== undefined && body.clientId !== shopper.clientId))
          return refuse(c, 'invalid_grant', 'Refresh token is invalid');
        return c.json(await answer(shopper, body.refreshToken ?? ''));
      }
      default:
        return refuse(c, 'unsupported_grant_type', `Grant type is not supported: ${grant ?? ''}`);
    }
  });

  async function answer(shopper: Shopper, refreshToken: string) {
    return {
      access_token: await platform.tokens.mintAccessToken(shopper),
      refresh_token: refreshToken,
      expires_in: ACCESS_TOKEN_SECONDS,
      token_type: 'Bearer',
    };
  }

  return app;
}

const refuse = (c: Context, error: string, description: string) =>
  c.json({ error, error_description: description }, 400);

const tokenRequest = z.object({
  grantType: z.string().optional(),
  clientId: z.string().optional(),
  refreshToken: z.string().optional(),
  code: z.string().optional(),
  codeVerifier: z.string().optional(),
  redirectUri: z.string().optional(),
});

/** The platform's clients send camelCase or snake_case, as JSON or as a form: all are the same request. */
async function readTokenRequest(c: Context): Promise<z.infer<typeof tokenRequest>> {
  const text = await c.req.text();
  const isForm = c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false;
  const fields = z
    .record(z.string(), z.unknown())
    .safeParse(isForm ? Object.fromEntries(new URLSearchParams(text)) : parseJson(text));
  if (!fields.success) throw plainError(400, 'Malformed request body');
  const camel = Object.fromEntries(
    Object.entries(fields.data).map(([key, value]) => [
      key.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
  const parsed = tokenRequest.safeParse(camel);
  if (!parsed.success) throw plainError(400, 'Malformed request body');
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
