import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { SANDBOX_CLIENT_ID } from '../core/platform';

const PRELOAD = new URL('./route-platform.mjs', import.meta.url).href;

export type Routed = {
  /** Where the sandbox is reached. */
  url: string;
  /** The certificate of its TLS front, if it has one: a file. */
  certificate: string | undefined;
};

/**
 * Runs a command whose processes reach the sandbox under the platform's hosts: by a module that every Node process it
 * starts loads first. In the folder that npm was called in, with this terminal.
 *
 * @returns the command's exit code; 128 and the signal's number when a signal ended it, as a shell tells it.
 * @throws NodeJS.ErrnoException when it cannot be started.
 */
export function runCommand([command = '', ...args]: string[], { url, certificate }: Routed): Promise<number> {
  const { env } = process;
  const child = spawn(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    cwd: env.INIT_CWD ?? process.cwd(),
    env: {
      // A project that brings its own keeps it.
      WIX_CLIENT_ID: SANDBOX_CLIENT_ID,
      NEXT_PUBLIC_WIX_CLIENT_ID: SANDBOX_CLIENT_ID,
      ...env,
      SANDBOX_URL: url,
      NODE_OPTIONS: [env.NODE_OPTIONS, `--import=${PRELOAD}`].filter(Boolean).join(' '),
      ...(certificate && { NODE_EXTRA_CA_CERTS: certificate }),
    },
  });
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGINT', pass);
  process.on('SIGTERM', pass);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('SIGINT', pass);
      process.off('SIGTERM', pass);
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}
