import { z } from 'zod';
import { isRedirectUri, requireDomains } from '../apps/return-address';
import { findOauthApp } from '../apps/store';
import type { Platform } from '../core/platform';
import { providerName } from './identity-providers';

const text = z.string().max(4096).optional();

const parameters = z.object({
  clientId: text,
  redirectUri: z.string().max(2048).optional(),
  responseType: text,
  responseMode: text,
  scope: text,
  state: text,
  codeChallenge: text,
  codeChallengeMethod: text,
  prompt: text,
  sessionToken: text,
  /** The identity provider to sign in with. */
  idp: text,
  /** The redirect session that led here, if any. */
  sessionId: text,
});

export type ResponseMode = 'query' | 'fragment' | 'web_message';
export type Prompt = 'login' | 'none' | 'consent' | 'select_account';

/** The validated target of the response, and how it is sent. */
export type AuthorizeTarget = {
  /** null: the response goes to the parent frame, which only the app's sites may be. */
  redirectUri: string | null;
  responseMode: ResponseMode;
  state: string | undefined;
  /** Hosts that may frame a `web_message` response. */
  domains: string[];
};

/** A valid request for a code. */
export type AuthorizeRequest = AuthorizeTarget & {
  clientId: string;
  codeChallenge: string;
  prompt: Prompt | undefined;
  sessionToken: string | undefined;
  /** The platform's id of an identity provider. */
  idp: string | undefined;
  sessionId: string | undefined;
};

export type AuthorizeCheck =
  /** There is no safe redirect target, so the person sees the error. */
  | { kind: 'page'; message: string }
  /** A frame of a page that may not have codes. Its parent gets to know why. */
  | { kind: 'foreign'; origin: string; state: string | undefined }
  | { kind: 'error'; target: AuthorizeTarget; error: string; description: string }
  | { kind: 'request'; request: AuthorizeRequest };

const MODES: readonly string[] = ['query', 'fragment', 'web_message'] satisfies ResponseMode[];
const isMode = (mode: string): mode is ResponseMode => MODES.includes(mode);
const PROMPTS: readonly string[] = ['login', 'none', 'consent', 'select_account'] satisfies Prompt[];
const isPrompt = (prompt: string): prompt is Prompt => PROMPTS.includes(prompt);

/** A SHA-256 in base64url. */
const CHALLENGE = /^[\w-]{43}$/;

/**
 * Parses a request in camelCase or snake_case. Checks the client and the redirect target before
 * anything else.
 */
export async function checkAuthorizeRequest(
  platform: Platform,
  query: Record<string, string>,
): Promise<AuthorizeCheck> {
  const camelCase = Object.entries(query).map(([key, value]) => [
    key.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  const parsed = parameters.safeParse(Object.fromEntries(camelCase));
  if (!parsed.success) return { kind: 'page', message: 'The request is malformed.' };
  const { clientId = '', redirectUri, responseMode = 'query', state, prompt, ...rest } = parsed.data;
  const app = await findOauthApp(platform.db.read, clientId);
  if (app === undefined) return { kind: 'page', message: 'Unknown client id.' };
  const mode = isMode(responseMode) ? responseMode : undefined;
  requireDomains(app.redirectDomains);
  // The SDK's direct-login flow sends no redirect URI. The response goes to its frame.
  if (redirectUri === undefined ? mode !== 'web_message' : !isRedirectUri(redirectUri, app))
    return mode === 'web_message' && /^https?:/.test(redirectUri ?? '') && URL.canParse(redirectUri ?? '')
      ? { kind: 'foreign', origin: new URL(redirectUri ?? '').origin, state }
      : { kind: 'page', message: 'Invalid redirect URI.' };

  const target: AuthorizeTarget = {
    redirectUri: redirectUri ?? null,
    responseMode: mode ?? 'query',
    state,
    domains: app.redirectDomains,
  };
  const reject = (error: string, description: string): AuthorizeCheck => ({
    kind: 'error',
    target,
    error,
    description,
  });
  if (mode === undefined) return reject('invalid_request', 'responseMode is not supported');
  if (rest.responseType !== 'code') return reject('unsupported_response_type', 'responseType must be code');
  if (rest.codeChallengeMethod !== 'S256')
    return reject('invalid_request', 'codeChallengeMethod must be S256');
  if (rest.codeChallenge === undefined || !CHALLENGE.test(rest.codeChallenge))
    return reject('invalid_request', 'codeChallenge must be the base64url of a SHA-256');
  if (prompt !== undefined && !isPrompt(prompt)) return reject('invalid_request', 'prompt is not supported');
  const { codeChallenge, sessionToken, sessionId, idp } = rest;
  if (idp !== undefined && providerName(idp) === undefined)
    return reject('invalid_request', 'idp is not a provider of this site');
  return {
    kind: 'request',
    request: { ...target, clientId, codeChallenge, prompt, sessionToken, idp, sessionId },
  };
}
