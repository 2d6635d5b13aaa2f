import type { Context, MiddlewareHandler } from 'hono';
import { plainError } from './errors';
import { LOCAL_NAMES } from './loopback';
import type { Platform } from './platform';
import { PLATFORM_HOSTS } from './platform-hosts.mjs';

/** The maximum length of a DNS host name. */
const MAX_NAME_LENGTH = 253;

/**
 * Rejects requests for an unknown host. Otherwise a web page whose name resolves to this machine
 * (DNS rebinding) could read emails and tokens, because the browser sends the page's own host name.
 * Known hosts are the names of this machine, the host of the sandbox's origin, the platform's hosts
 * (`exec`, TLS) and `others`, on any port.
 * @throws PlatformError 403
 */
export const onlyKnownHosts =
  (platform: Pick<Platform, 'origin'>, others: readonly string[]): MiddlewareHandler =>
  async (c, next) => {
    const own = new URL(platform.origin).hostname;
    const isKnown = (name: string) =>
      LOCAL_NAMES.test(name) || name === own || PLATFORM_HOSTS.includes(name) || others.includes(name);
    const unknown = requestedHosts(c).find((name) => !isKnown(name));
    if (unknown !== undefined)
      throw plainError(
        403,
        `The sandbox does not answer for the host ${unknown.slice(0, MAX_NAME_LENGTH)}. If it is yours, name it in SANDBOX_HOSTS.`,
      );
    await next();
  };

/**
 * Returns the host of the URL and the one in the header. A request line with an absolute URL
 * overrides the header.
 */
function requestedHosts(c: Context): string[] {
  const { protocol, hostname } = new URL(c.req.url);
  const header = c.req.header('host');
  if (header === undefined) return [hostname];
  const address = `${protocol}//${header}`;
  return [hostname, URL.canParse(address) ? new URL(address).hostname : header];
}
