// Loaded with `node --import` into a process of another project, so it is plain JavaScript without
// dependencies. It redirects requests for the platform's hosts to the sandbox at SANDBOX_URL. All
// other requests are untouched.
import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import { PLATFORM_HOSTS } from '../core/platform-hosts.mjs';

const sandbox = process.env.SANDBOX_URL && new URL(process.env.SANDBOX_URL);

/**
 * Returns the sandbox's URL for a platform URL, otherwise undefined.
 * @param {string
 * URL} address
 */
function routed(address) {
  const url = URL.canParse(String(address)) ? new URL(address) : undefined;
  if (!sandbox || url === undefined || !PLATFORM_HOSTS.includes(url.hostname)) return undefined;
  return new URL(url.pathname + url.search + url.hash, sandbox);
}

/** `fetch`: what the SDK uses. */
function routeFetch() {
  const original = globalThis.fetch;
  globalThis.fetch = function fetch(input, init) {
    const url = routed(input instanceof Request ? input.url : input);
    if (url === undefined) return original(input, init);
    return original(input instanceof Request ? new Request(url, input) : url, init);
  };
}

/** Replaces the dispatcher that `fetch` and the undici package's own `request` share. */
async function routeUndici() {
  // The global dispatcher exists only after the first use.
  await fetch('data:,');
  const name = Symbol.for('undici.globalDispatcher.1');
  const original = Reflect.get(globalThis, name);
  if (typeof original?.dispatch !== 'function') return;
  const dispatch = original.dispatch.bind(original);
  original.dispatch = (options, handler) => {
    const url = options.origin && routed(new URL(options.path, options.origin));
    return dispatch(url ? { ...options, origin: url.origin } : options, handler);
  };
}

/** `https.request` and `https.get`: axios, got, node-fetch. */
function routeHttps() {
  const { request } = https;
  https.request = function routedRequest(...args) {
    const [first, second, third] = args;
    const isAddress = typeof first === 'string' || first instanceof URL;
    const options = isAddress ? (typeof second === 'object' ? second : {}) : first;
    const callback = args.find((argument) => typeof argument === 'function');
    const address = isAddress ? first : addressOf(options);
    const url = routed(address);
    if (url === undefined) return request.call(https, first, second, third);
    const { agent: _agent, host: _host, protocol: _protocol, ...rest } = options;
    const headers = { ...rest.headers };
    for (const header of Object.keys(headers)) if (header.toLowerCase() === 'host') delete headers[header];
    return http.request(
      {
        ...rest,
        headers,
        protocol: url.protocol,
        hostname: url.hostname,
        port: url.port,
        path: url.pathname + url.search,
      },
      callback,
    );
  };
  https.get = function routedGet(...args) {
    const clientRequest = https.request(...args);
    clientRequest.end();
    return clientRequest;
  };
  syncBuiltinESMExports();
}

/** @param {import('node:https').RequestOptions} options */
const addressOf = ({ host, hostname = host, path = '/' }) => `https://${hostname}${path}`;

if (sandbox) {
  routeHttps();
  await routeUndici();
  routeFetch();
}
