import { spawnSync } from 'node:child_process';

/**
 * Sends a signal to a process that was started with `detached`, and to everything that it started.
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
    // The group has already ended.
  }
}
