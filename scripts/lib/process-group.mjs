import { spawnSync } from 'node:child_process';

/**
 * Signals a process that was started with `detached`, and everything it started itself.
 *
 * @param {number} pid
 * @param {'SIGINT' | 'SIGTERM' | 'SIGKILL'} signal
 */
export function endGroup(pid, signal) {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has ended by itself.
  }
}
