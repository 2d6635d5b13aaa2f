import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

/**
 * The minimum that receives traces, as OTLP over HTTP in JSON.
 * @returns {Promise<{ url: string, spans: Set<string>, close: () => void }>} `spans`: the names of
 * all received spans
 */
export async function openCollector() {
  /** @type {Set<string>} */
  const spans = new Set();
  const server = createServer(async (request, response) => {
    const { resourceSpans = [] } = Object(await json(request).catch(() => ({})));
    for (const { scopeSpans } of resourceSpans)
      for (const scope of scopeSpans) for (const span of scope.spans) spans.add(span.name);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { url: `http://127.0.0.1:${port}`, spans, close: () => server.close().closeAllConnections() };
}
