import { readFileSync } from 'node:fs';

/**
 * Returns a check for whether the npm that called this command is gone. npm does not always pass a
 * signal on: a killed npm cannot, and the shell that it may start in between outlives it.
 * @returns {() => boolean} whether the npm that called this command has gone
 */
export function watchCaller() {
  const parent = process.ppid;
  const shellsParent = parentOfShell(parent);
  return () => process.ppid !== parent || parentOfShell(parent) !== shellsParent;
}

/**
 * @param {number} pid
 * @returns {number | undefined} undefined when the process is not a shell, or where the system has
 * no `/proc`. On systems other than Linux the usual shell replaces itself by the command
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
