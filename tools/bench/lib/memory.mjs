import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

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

/** Length of a clock tick in `/proc`, in ms. Linux has this one for all programs. */
const TICK_MS = 10;

/**
 * @param {import('../../../scripts/lib/processes/processes.mjs').Running} program
 * @returns {number} ms of processor time that the process has used; NaN on other systems than Linux
 */
export function processorTimeOf({ pid }) {
  try {
    // The name is in brackets and may contain spaces. Fields 14 and 15: time as user and as system.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return Number.NaN;
  }
}
