import { readFileSync } from 'node:fs';

/**
 * npm does not always hand a signal on: killed, it cannot, and the shell it may put in between outlives it.
 *
 * @returns {() => boolean} whether the npm that called this command has gone
 */
export function watchCaller() {
  const parent = process.ppid;
  const shellsParent = parentOfShell(parent);
  return () => process.ppid !== parent || parentOfShell(parent) !== shellsParent;
}

/**
 * @param {number} pid
 * @returns {number | undefined} nothing when it is no shell, or where the system has no `/proc`; elsewhere than on Linux,
 *   the usual shell replaces itself by the command
 */
function parentOfShell(pid) {
  try {
    const [, name = '', parent] =
      /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return name.endsWith('sh') ? Number(parent) : undefined;
  } catch {
    return undefined;
  }
}
