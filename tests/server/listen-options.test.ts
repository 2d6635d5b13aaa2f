import { describe, expect, it } from 'vitest';
import { listenOptions } from '../../server/listen-options.mjs';

describe('the server', () => {
  it('listens on port 3000 of every address', () => {
    expect(listenOptions([], {})).toEqual({ port: 3000, host: undefined });
    expect(listenOptions([], { PORT: '' })).toEqual({ port: 3000, host: undefined });
  });

  it('listens on PORT, which a host of containers sets', () => {
    expect(listenOptions([], { PORT: '8080' })).toEqual({ port: 8080, host: undefined });
  });

  it('prefers its arguments', () => {
    const args = ['--port', '3001', '--host', '127.0.0.1'];
    expect(listenOptions(args, { PORT: '8080' })).toEqual({ port: 3001, host: '127.0.0.1' });
    expect(listenOptions(['-p', '3001'], {})).toMatchObject({ port: 3001 });
  });

  it.each(['http', '-1', '65536', '80.5', '1e3'])('rejects the port %s', (port) => {
    expect(() => listenOptions([`--port=${port}`], {})).toThrow('The port must be a number');
    expect(() => listenOptions([], { PORT: port })).toThrow(`not "${port}"`);
  });
});
