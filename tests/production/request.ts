import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  /** Body as sent, possibly compressed. */
  body: Buffer;
  /** Time until the last byte, in ms. */
  duration: number;
};

type Options = { method?: string; headers?: Record<string, string>; agent?: Agent };

/**
 * Sends a request exactly as given. `fetch` would add headers, decompress the response and follow
 * redirects.
 * @throws Error when the connection breaks, with the request and its duration
 */
export function send(url: string, { method = 'GET', headers = {}, agent }: Options = {}): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    // The path is not parsed, because it is part of the test.
    const path = url.slice(new URL(url).origin.length) || '/';
    const fail = (cause: Error) => {
      const duration = Math.round(performance.now() - began);
      reject(new Error(`${method} ${path} after ${duration} ms: ${cause.message}`, { cause }));
    };
    request({ hostname, port, path, method, headers, agent: agent ?? false }, (response) => {
      buffer(response).then((bytes) => {
        const { statusCode = 0, headers: received } = response;
        resolve({ status: statusCode, headers: received, body: bytes, duration: performance.now() - began });
      }, fail);
    })
      .once('error', fail)
      .end();
  });
}

export type Jar = Map<string, string>;

/** Returns the value of a `Cookie` header. */
export const cookieOf = (jar: Iterable<[string, string]>): string =>
  [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

/** Stores the cookies that a response sets, and forgets those that it deletes. */
export function keepCookies({ headers }: Response, jar: Jar = new Map()): Jar {
  for (const text of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
    if (/max-age=0/i.test(text)) jar.delete(name);
    else jar.set(name, value);
  }
  return jar;
}
