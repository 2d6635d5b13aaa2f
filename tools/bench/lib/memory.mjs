import { execFileSync } from 'node:child_process';

/**
 * @param {import('../../../scripts/lib/processes/processes.mjs').Running} program
 * @returns {number} MB that the process uses; NaN where the system has no `ps`
 */
export function memoryOf({ pid }) {
  try {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
  } catch {
    return Number.NaN;
  }
}
