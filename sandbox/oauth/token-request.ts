import type { Context } from 'hono';
import { z } from 'zod';
import { plainError } from '../core/errors';

const tokenRequest = z.object({
  grantType: z.string().optional(),
  clientId: z.string().optional(),
  refreshToken: z.string().optional(),
  code: z.string().optional(),
  codeVerifier: z.string().optional(),
  redirectUri: z.string().optional(),
  /** For authorized_client. */
  memberId: z.string().optional(),
  sessionToken: z.string().optional(),
  /** For token-info and revoke. */
  token: z.string().optional(),
  /** For an app's grants. */
  clientSecret: z.string().optional(),
  instanceId: z.string().optional(),
  accessToken: z.string().optional(),
});

export type TokenRequest = z.infer<typeof tokenRequest>;

/**
 * The SDK's `oauth` module sends its input as bytes: `{"body": "<base64 of a JSON or form text>"}`.
 */
const wrappedRequest = z.strictObject({ body: z.base64() });

/**
 * Returns the body of an OAuth call. Clients send camelCase or snake_case, as JSON or as a form,
 * wrapped or not. Hono caches the text, so that it can be read again.
 * @throws PlatformError 400 for anything else.
 */
export async function readTokenRequest(c: Context): Promise<TokenRequest> {
  const text = await c.req.text();
  const wrapped = wrappedRequest.safeParse(parseJson(text));
  const sent = wrapped.success ? Buffer.from(wrapped.data.body, 'base64').toString('utf8') : text;
  const isForm = c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false;
  const fields = z
    .record(z.string(), z.unknown())
    .safeParse(isForm ? readForm(sent) : (parseJson(sent) ?? (wrapped.success ? readForm(sent) : undefined)));
  if (!fields.success) throw plainError(400, 'Malformed request body');
  const camelCase = Object.fromEntries(
    Object.entries(fields.data)
      .filter(([, value]) => value !== null)
      .map(([key, value]) => [
        key.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
        value,
      ]),
  );
  const parsed = tokenRequest.safeParse(camelCase);
  if (!parsed.success) throw plainError(400, 'Malformed request body');
  return parsed.data;
}

/** Whether a request came wrapped, so that its response must be wrapped too. */
export const isWrapped = async (c: Context): Promise<boolean> =>
  wrappedRequest.safeParse(parseJson(await c.req.text())).success;

const readForm = (text: string) => Object.fromEntries(new URLSearchParams(text));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
