import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { SANDBOX_CLIENT_ID } from '../core/platform';

const PRELOAD = new URL('./route-platform.mjs', import.meta.url).href;

export type Routed = {
  /** The sandbox's origin. */
  url: string;
  /** The certificate file of the HTTPS endpoint, if there is one. */
  certificate: string | undefined;
};

/**
 * Runs a command whose Node processes reach the sandbox under the platform's hosts, through a
 * module that each of them loads first. It runs in the folder that npm was called in, with this
 * terminal.
 * @returns the command's exit code; 128 plus the signal's number when a signal ended it, as a shell
 *   reports it.
 * @throws NodeJS.ErrnoException when it cannot be started.
 */
export function runCommand([command = '', ...args]: string[], { url, certificate }: Routed): Promise<number> {
  const { env } = process;
  const child = spawn(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    cwd: env.INIT_CWD ?? process.cwd(),
    env: {
      // A project's own value wins.
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
