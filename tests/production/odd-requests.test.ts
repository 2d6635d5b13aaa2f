import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startShop } from '../../scripts/lib/processes/services.mjs';
import { root } from '../../scripts/lib/project.mjs';
import { chunkOf } from './cache-control-kinds';
import { type OddRequest, oddRequests, targetsOf } from './odd-requests';
import { inSandbox, opened } from './open-servers';
import { send } from './request';

/** What any client can write to a connection, whatever browsers and libraries send. */
let shop: string;
inSandbox(async ({ settings }) => {
  shop = settings.shopUrl;
  await startShop(settings);
});

/** Longer than the server waits for anything (server/main.mjs), on a slow machine, too. */
const MAX_MS = 90_000;

/**
 * Writes a request as it is. Returns the status of the response, 0 when the server ends the
 * connection without one, and null when it does neither.
 */
function statusOf({ method, target, headers, body }: OddRequest): Promise<number | null> {
  const { host, port, hostname } = new URL(shop);
  const own = headers.some((header) => header.startsWith('Host:')) ? [] : [`Host: ${host}`];
  const text = [`${method} ${target} HTTP/1.1`, ...own, 'Connection: close', ...headers, '', body].join(
    '\r\n',
  );
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let received = '';
    const timer = setTimeout(() => socket.destroy(new Error('no end')), MAX_MS);
    // The server may end the connection while it is written to.
    socket.on('error', ({ message }) => message === 'no end' && resolve(null));
    socket.on('data', (data) => {
      received += received.length < 100 ? data.toString('latin1') : '';
    });
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(Number(/^(?:HTTP\/1\.1 1\d\d [\s\S]*?\r\n\r\n)?HTTP\/1\.1 (\d+)/.exec(received)?.[1] ?? 0));
    });
    socket.write(text, 'latin1');
  });
}

/** On a busy machine the platform may answer too late for the readiness check (lib/wix/health.ts). */
const isNotReady = (status: number, target: string) => status === 503 && target === '/api/ready';

const isFailure = (status: number | null, { target }: OddRequest) =>
  status === null || (status >= 500 && !isNotReady(status, target));

const IS_MATRIX = Boolean(process.env.TEST_MATRICES);
/** Each way goes to every so many of the targets, and the next way to those beside them. */
const STEP = IS_MATRIX ? 4 : 17;

describe('the production server', () => {
  it('has a response below 500 for any method, range, header and body, at any address', async () => {
    const targets = targetsOf(join(root, opened.settings.distDir));
    // One target after the other, because a feed is sent to few programs at the same time.
    const requests = oddRequests(shop).flatMap((way, index) =>
      targets
        .filter((_, place) => (place + index) % STEP === 0)
        .map((target): OddRequest => ({ ...way, target })),
    );
    expect(requests.length).toBeGreaterThan(1_500);
    const failures: string[] = [];
    const pending = requests.values();
    const work = async () => {
      for (const request of pending) {
        const status = await statusOf(request);
        if (isFailure(status, request))
          failures.push(`${status} ${request.target.slice(0, 100)} ${JSON.stringify(request).slice(0, 200)}`);
      }
    };
    await Promise.all(Array.from({ length: 8 }, work));
    // As text, of which a report shows more than of a list.
    expect(failures.slice(0, 20).join('\n')).toBe('');
  }, 3_600_000);

  it('rejects methods and ranges that a file does not have', async () => {
    const files = [chunkOf(join(root, opened.settings.distDir)), '/pictures/hero-800.webp'];
    for (const file of files) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
        expect([method, (await send(shop + file, { method })).status]).toEqual([method, 405]);
      const { status, headers } = await send(shop + file, { headers: { range: 'bytes=999999999-' } });
      expect([status, headers['content-range']]).toEqual([416, expect.stringMatching(/^bytes \*\/\d+$/)]);
      const part = await send(shop + file, { headers: { range: 'bytes=0-99', 'accept-encoding': 'br' } });
      expect([part.status, part.headers['content-encoding'], part.body.length]).toEqual([
        206,
        undefined,
        100,
      ]);
    }
  });

  it.each(['/_global-error', '/_GLOBAL-ERROR', '/%5Fglobal-error', '/_not-found', '/_global-error.rsc'])(
    'does not have the page %s of the framework',
    async (path) => {
      const { status, headers } = await send(shop + path);
      if (status === 308) expect(headers.location).toBe('/_global-error');
      else expect([status, headers['cache-control']]).toEqual([404, expect.stringContaining('no-store')]);
    },
  );
});
