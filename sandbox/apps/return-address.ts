import { applicationError, validationError } from '../core/errors';
import type { AllowedRedirects } from './store';

/** Hosts of this machine, which need no https. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

export const isLoopback = (host: string): boolean => LOOPBACK.has(host);

/**
 * Returns a URL that shoppers may be sent to, on one of the app's domains: by https, or on this
 * machine.
 * @throws PlatformError 400 for text that is not an http(s) URL; 403 CALLBACK_DOMAIN_NOT_ALLOWED
 *   (both guesses: the platform documents the rule, not the response).
 */
export function checkReturnAddress(field: string, address: string, domains: readonly string[]): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw validationError([{ field, description: 'is not a valid URL', violatedRule: 'FORMAT' }]);
  const allowed = domains.some((domain) => domain.toLowerCase() === url.hostname);
  if (!allowed || (url.protocol !== 'https:' && !isLoopback(url.hostname)))
    throw applicationError(
      403,
      'CALLBACK_DOMAIN_NOT_ALLOWED',
      `${field} must be https on an allowed redirect domain of the OAuth app`,
      { field, hostname: url.hostname },
    );
  return url;
}

/** @throws PlatformError 400 for an app without any domain, as live sites reject it. */
export function requireDomains(domains: readonly string[]): void {
  if (domains.length === 0)
    throw applicationError(
      400,
      'Allowed_domains_fetch_failed',
      'The OAuth app has no allowed redirect domains',
    );
}

/**
 * Whether an OAuth app may have codes sent to this URL: exactly one of its redirect URIs, or any
 * URL on this machine if it is one of its domains. URLs with user names or fragments are rejected.
 */
export function isRedirectUri(address: string, { redirectUris, redirectDomains }: AllowedRedirects): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '' || address.includes('#'))
    return false;
  return redirectUris.includes(address) || (isLoopback(hostname) && redirectDomains.includes(hostname));
}
