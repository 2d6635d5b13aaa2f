import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createFaults } from '../../sandbox/core/faults';
import { createListener, listen } from '../../sandbox/core/listener';

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
