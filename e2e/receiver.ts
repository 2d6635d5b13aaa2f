import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { e2eSettings } from '../scripts/lib/verification/e2e-settings.mjs';
import { test } from './fixtures';

/** A server of a provider, so many ports above the sandbox of this worker, for the tests of a file. */
export function receiverAt(offset: number, receive: (path: string, body: string) => void, script?: string) {
  const port = e2eSettings().sandboxPort + offset;
  const server = createServer(async (request, response) => {
    receive(request.url ?? '', await text(request));
    if (script === undefined) response.writeHead(204).end();
    else response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
  });
  test.beforeAll(() => new Promise<void>((resolve) => void server.listen(port, resolve)));
  test.afterAll(() => new Promise<unknown>((resolve) => void server.close(resolve)));
  return `http://localhost:${port}`;
}
