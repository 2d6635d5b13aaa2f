import { parseArgs } from 'node:util';

/**
 * `--port` and `--host`, otherwise `PORT`, which hosts of containers set, otherwise 3000 on every address.
 * @param {string[]} args @param {Readonly<Record<string, string | undefined>>} env
 * @returns {{ port: number, host: string | undefined }}
 * @throws {Error} for a port that is none, and for an unknown argument
 */
export function listenOptions(args, env) {
  const { values } = parseArgs({
    args,
    options: { port: { type: 'string', short: 'p' }, host: { type: 'string' } },
  });
  const text = values.port ?? (env.PORT?.trim() || '3000');
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new Error(`The port must be a number from 0 to 65535, not "${text}".`);
  return { port, host: values.host };
}
