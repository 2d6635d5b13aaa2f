import { once } from 'node:events';
import { Agent, request as ask } from 'node:http';
import { createSecureServer } from 'node:http2';
import { generate } from 'selfsigned';

/** @typedef {{ url: string, close: () => void }} Front */

/** What belongs to one connection of HTTP/1.1; HTTP/2 does not know them. */
const OF_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'proxy-connection',
]);

/**
 * What stands before every server that is in production, be it a proxy or a CDN: TLS and HTTP/2, by a certificate of
 * this machine that only a browser takes which is told to.
 *
 * @param {string} url of a server of this machine, on http
 * @returns {Promise<Front>}
 */
export async function openHttp2Front(url) {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true });
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const server = createSecureServer({ key, cert }, (request, response) => {
    const { method, url: path, authority } = request;
    const headers = {
      ...Object.fromEntries(Object.entries(request.headers).filter(([name]) => !name.startsWith(':'))),
      host: authority,
      'x-forwarded-proto': 'https',
    };
    const question = ask({ hostname, port, method, path, headers, agent }, (answer) => {
      const told = Object.entries(answer.headers).filter(([name]) => !OF_CONNECTION.has(name));
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(told));
      answer.pipe(response);
    });
    question.once('error', () => response.stream.destroy());
    request.pipe(question);
  });
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `https://localhost:${typeof address === 'object' ? address?.port : address}`,
    close: () => {
      server.close();
      agent.destroy();
    },
  };
}
