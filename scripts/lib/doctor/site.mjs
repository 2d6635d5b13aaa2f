import { LIVE_API_ORIGIN } from '../../../lib/config/platform-origins.mjs';
import { Failure } from '../failure.mjs';

/** @typedef {{ method?: string, body?: object, headers?: Record<string, string> }} Call */
/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {Record<string, unknown>} body empty where it is not JSON
 * @property {string} code of the platform's error, or an empty text
 */
/** @typedef {(path: string, call?: Call) => Promise<Answer>} Ask */

/**
 * Returns a function that calls the platform as a new visitor.
 *
 * @param {Record<string, string | undefined>} env
 * @param {number} [timeoutMs] of each call
 * @returns {Promise<Ask>}
 * @throws {Failure} when the platform does not know the client, or cannot be reached
 */
export async function visitSite(env, timeoutMs = 20_000) {
  const origin = env.WIX_API_ORIGIN?.trim() || LIVE_API_ORIGIN;
  /** @type {Record<string, string>} */
  const identity = {};
  /** @type {Ask} */
  const ask = async (path, { method, body, headers } = {}) => {
    const response = await fetch(new URL(path, origin), {
      method: method ?? (body ? 'POST' : 'GET'),
      headers: { ...identity, ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => {
      throw new Failure(`${origin} cannot be reached. Look at the network, and at status.wix.com.`);
    });
    if (response.status === 429)
      throw new Failure(
        'The quota of calls is used up. Wait a minute. If a shop runs on this site, look at PLATFORM_CALLS_PER_MINUTE.',
      );
    const answer = Object(await response.json().catch(() => null));
    return {
      status: response.status,
      body: answer,
      code: String(answer.details?.applicationError?.code ?? ''),
    };
  };
  const { status, body } = await ask('/oauth2/token', {
    body: { clientId: env.WIX_CLIENT_ID, grantType: 'anonymous' },
  });
  if (status !== 200 || !body.access_token)
    throw new Failure(
      `The platform does not know WIX_CLIENT_ID (it answered ${status}). Copy the client ID from the Wix dashboard: Settings → Headless settings.`,
    );
  identity.authorization = String(body.access_token);
  return ask;
}

/**
 * Returns what the platform says of the site's catalog. Undefined where a visitor may not read it.
 * @param {Ask} ask
 * @returns {Promise<string | undefined>}
 */
export async function catalogVersionOf(ask) {
  const { body } = await ask('/stores/v3/provision/version');
  return typeof body.catalogVersion === 'string' ? body.catalogVersion : undefined;
}
