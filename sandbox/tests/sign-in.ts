import { createClient, OAuthStrategy, type Tokens } from '@wix/sdk';
import { vi } from 'vitest';
import { SANDBOX_CLIENT_ID } from '../core/platform';
import type { Sandbox } from '../create-sandbox';
import { get, PLATFORM, post } from './sdk-client';

export const ADA = { email: 'ada@example.com', password: 'halden-ada-1' };

/**
 * Redirects the global fetch to the sandbox, because the SDK's authentication always calls
 * www.wixapis.com through it.
 */
export function routeGlobalFetch(sandbox: Sandbox): void {
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const address = input instanceof Request ? input.url : String(input);
    return sandbox.fetch(new Request(address.replace(PLATFORM, sandbox.url), init));
  });
}

/**
 * Returns the real SDK with its own authentication. With `tokens` of an earlier client it continues
 * as that visitor.
 */
export const authClient = (tokens?: Tokens) =>
  createClient({ auth: OAuthStrategy({ clientId: SANDBOX_CLIENT_ID, ...(tokens ? { tokens } : {}) }) });

/** Logs in as the SDK does, and returns the state of the login, or the code or text of its failure. */
export async function logIn(...[login]: Parameters<ReturnType<typeof authClient>['auth']['login']>) {
  return outcome(await authClient().auth.login(login));
}

/** Registers as the SDK does, and returns the state, or the code or text of the failure. */
export async function register(...[person]: Parameters<ReturnType<typeof authClient>['auth']['register']>) {
  return outcome(await authClient().auth.register(person));
}

type Login = Awaited<ReturnType<ReturnType<typeof authClient>['auth']['login']>>;
const outcome = (result: Login) =>
  result.loginState === 'FAILURE' ? (result.errorCode ?? result.error) : result.loginState;

export async function sessionToken(person = ADA, client = authClient()): Promise<string> {
  const result = await client.auth.login(person);
  if (result.loginState !== 'SUCCESS') throw new Error(result.loginState);
  return result.data.sessionToken;
}

/** Parameters of an authorization that the sandbox accepts. */
export const AUTHORIZATION = {
  clientId: SANDBOX_CLIENT_ID,
  responseType: 'code',
  redirectUri: 'http://localhost:3000/auth/callback',
  codeChallenge: 'x'.repeat(43),
  codeChallengeMethod: 'S256',
};

/** Returns the error of a silent authorization with a session. Null while the session is valid. */
export async function authorizeError(sandbox: Sandbox, session: string): Promise<string | null> {
  const params = new URLSearchParams({ ...AUTHORIZATION, prompt: 'none', sessionToken: session });
  const { headers } = await get(sandbox, `/_api/oauth2/authorize?${params}`);
  return new URL(headers.get('location') ?? '').searchParams.get('error');
}

/** Calls one of the sandbox's controls. @throws Error when it is rejected */
export async function control(sandbox: Sandbox, method: string, path: string, body?: unknown) {
  const response = await sandbox.fetch(
    new Request(`${sandbox.url}/_sandbox/${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
  return response.json();
}

type Mail = Record<'id' | 'to' | 'subject' | 'text' | 'html' | 'sentAt', string> & { links: string[] };
/** Returns the emails of the sandbox, newest first. */
export const mailsOf = async (sandbox: Sandbox): Promise<Mail[]> =>
  (await control(sandbox, 'GET', 'mail')).mails;

/** Returns the emails sent to an address, newest first. */
export const mailsTo = async (sandbox: Sandbox, to: string) =>
  (await mailsOf(sandbox)).filter((mail) => mail.to === to);

export async function codeFor(sandbox: Sandbox, to: string): Promise<string> {
  const [mail] = await mailsTo(sandbox, to);
  const code = /\b(\d{6})\b/.exec(mail?.text ?? '')?.[1];
  if (code === undefined) throw new Error(`No code was mailed to ${to}`);
  return code;
}

/** Returns a captcha response, as the widget of the page gets it. */
export async function captchaToken(sandbox: Sandbox, kind: 'visible' | 'invisible'): Promise<string> {
  const response = await post(sandbox, '/_captcha/token', { kind });
  return (await response.json()).token;
}

let people = 0;
export const newEmail = (): string => `person-${++people}-${crypto.randomUUID().slice(0, 8)}@example.com`;
