import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { freePortFrom, isPortFree, parsePort, requireFreePort } from '../../scripts/lib/processes/ports.mjs';

const servers: ReturnType<typeof createServer>[] = [];

/** Occupies a free port until the test ends. */
async function holdPort(host: string | undefined): Promise<number> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve) => server.listen({ port: 0, host }, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

describe('parsePort', () => {
  it('accepts a port, and uses the default for an empty value', () => {
    expect(parsePort('PORT', '3210', 3000)).toBe(3210);
    expect(parsePort('PORT', undefined, 3000)).toBe(3000);
    expect(parsePort('PORT', ' ', 3000)).toBe(3000);
  });

  it.each(['0', '65536', '30.5', 'abc', '-1'])('rejects %s and names the variable', (value) => {
    expect(() => parsePort('SANDBOX_PORT', value, 4000)).toThrow(/SANDBOX_PORT/);
  });
});

describe('a busy port', () => {
  it.each([undefined, '127.0.0.1'])('is detected on %s', async (host) => {
    expect(await isPortFree(await holdPort(host))).toBe(false);
  });

  it('is rejected with its number and the variable', async () => {
    const port = await holdPort(undefined);
    await expect(requireFreePort('PORT', port, 'the shop')).rejects.toThrow(
      new RegExp(`${port}.*the shop.*PORT=`),
    );
  });

  it('is skipped when any port will do', async () => {
    const port = await holdPort(undefined);
    expect(await freePortFrom(port)).toBeGreaterThan(port);
  });

  it('is skipped when one of several in a row is busy', async () => {
    const port = await holdPort(undefined);
    expect(await freePortFrom(port - 1, 2)).toBeGreaterThan(port);
  });
});
