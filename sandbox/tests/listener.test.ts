import { connect } from 'node:http2';
import { request } from 'node:https';
import { Hono } from 'hono';
import { generate } from 'selfsigned';
import { describe, expect, it } from 'vitest';
import { createFaults, type Fault } from '../core/faults';
import { createListener, listen } from '../core/listener';

it('truncates a response in the middle, not at its start, however long its body takes', async () => {
  const faults = createFaults();
  faults.replace([{ call: '*', kind: 'half' }]);
  const app = new Hono();
  app.use(faults.inject);
  app.post('/oauth2/token', () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    setTimeout(() => writer.write(new TextEncoder().encode('0123456789')).then(() => writer.close()), 80);
    return new Response(readable);
  });
  const server = await listen(createListener(app, faults), { port: 0, host: '127.0.0.1' });
  try {
    const response = await fetch(`http://127.0.0.1:${server.port}/oauth2/token`, { method: 'POST' });
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
  } finally {
    await server.close();
  }
});

describe('HTTPS', async () => {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
  });

  /** Serves an app that echoes a request over HTTPS, with these faults, while `use` runs. */
  async function withServer(active: Fault[], use: (port: number) => Promise<void>) {
    const faults = createFaults();
    faults.replace(active);
    const app = new Hono();
    app.use(faults.inject);
    app.post('/echo', async (c) => c.json({ url: c.req.url, sent: await c.req.text() }));
    const server = await listen(createListener(app, faults), {
      port: 0,
      host: '127.0.0.1',
      certificate: { key, cert },
    });
    try {
      await use(server.port);
    } finally {
      await server.close();
    }
  }

  /** Sends a POST by HTTP/2 alone, on a connection that stays open. Rejects when it is cut. */
  async function post2(port: number): Promise<{ status: number; text: string }> {
    const session = connect(`https://localhost:${port}`, { ca: cert });
    const stream = session.request({ ':method': 'POST', ':path': '/echo' });
    return new Promise((resolve, reject) => {
      const answer = { status: 0, text: '' };
      const fail = () => reject(new Error(`Cut after "${answer.text}"`));
      session.on('error', fail);
      stream.on('error', fail).end('by HTTP/2');
      stream.on('response', (headers) => {
        answer.status = headers[':status'] ?? 0;
      });
      stream.setEncoding('utf8').on('data', (part: string) => {
        answer.text += part;
      });
      stream.on('close', () => (stream.rstCode === 0 ? resolve(answer) : fail()));
    });
  }

  it('E10: speaks HTTP/2 and HTTP/1.1, as the client chooses', () =>
    withServer([], async (port) => {
      const url = `https://localhost:${port}/echo`;
      const { status, text } = await post2(port);
      expect([status, JSON.parse(text)]).toEqual([200, { url, sent: 'by HTTP/2' }]);
      const version = await new Promise((resolve, reject) => {
        const outgoing = request(url, { method: 'POST', ca: cert }, (answer) => {
          answer.resume();
          resolve([answer.statusCode, answer.httpVersion]);
        });
        outgoing.on('error', reject).end();
      });
      expect(version).toEqual([200, '1.1']);
    }));

  it('cuts responses of HTTP/2 in the middle, or sends none, where a fault says so', async () => {
    await withServer([{ call: '*', kind: 'half' }], async (port) => {
      await expect(post2(port)).rejects.toThrow('Cut after "{"url":"https');
    });
    await withServer([{ call: '*', kind: 'down' }], async (port) => {
      await expect(post2(port)).rejects.toThrow('Cut after ""');
    });
  });
});
