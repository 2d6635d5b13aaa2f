import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const TWO_DAYS = 2 * 86_400_000;

/**
 * Removes from `folder` the remains of sandboxes that nobody has used for two days: templates of
 * older seeds, and folders of killed processes.
 */
export function pruneTemporary(folder: string, user: string | number, now = Date.now()): void {
  const template = new RegExp(`^halden-sandbox-${user}-[\\w-]+\\.db(?:-wal|-shm)?$`);
  for (const name of readdirSync(folder)) {
    if (!template.test(name) && !/^halden-(?:sandbox|seed)-\w{6}$/.test(name)) continue;
    const path = join(folder, name);
    try {
      if (now - lastTouched(path) > TWO_DAYS) rmSync(path, { recursive: true, force: true });
    } catch {
      // The entry belongs to another user, or another sandbox has just removed it.
    }
  }
}

/**
 * Returns the newest modification time of a folder and its contents. Writing to a database does not
 * touch its folder.
 */
function lastTouched(path: string): number {
  const own = statSync(path);
  if (!own.isDirectory()) return own.mtimeMs;
  const inside = readdirSync(path).map((name) => statSync(join(path, name)).mtimeMs);
  return Math.max(own.mtimeMs, ...inside);
}
