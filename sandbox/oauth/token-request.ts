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
  /** Of authorized_client. */
  memberId: z.string().optional(),
  sessionToken: z.string().optional(),
  /** Of token-info and revoke. */
  token: z.string().optional(),
});

export type TokenRequest = z.infer<typeof tokenRequest>;

/**
 * The body of an OAuth call. Clients send camelCase or snake_case, as JSON or as a form: all are the same request.
 * @throws PlatformError 400 for anything else.
 */
export async function readTokenRequest(c: Context): Promise<TokenRequest> {
  const text = await c.req.text();
  const isForm = c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false;
  const fields = z
    .record(z.string(), z.unknown())
    .safeParse(isForm ? Object.fromEntries(new URLSearchParams(text)) : parseJson(text));
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
