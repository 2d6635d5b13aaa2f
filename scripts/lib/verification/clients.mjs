import { join } from 'node:path';
import { runNode } from '../processes/processes.mjs';
import { programs, root } from '../project.mjs';
import { installLocked } from './locked-packages.mjs';

/**
 * Clients of the platform that others have written, and what they do with the sandbox. They are not
 * installed with the shop, whose own packages may be of other versions.
 */
export const CLIENTS = join(root, 'tests/clients/programs');
export const CLIENTS_REPORT = 'test-results/clients.json';

/** Installs the clients and runs them. They are skipped where they cannot be installed. */
export async function testClients() {
  if (!(await installLocked(CLIENTS))) {
    console.log('– tests/clients: not installed, so its tests are skipped');
    return 0;
  }
  return runNode(programs.vitest, [
    'run',
    '--config=tests/clients/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${CLIENTS_REPORT}`,
  ]);
}
