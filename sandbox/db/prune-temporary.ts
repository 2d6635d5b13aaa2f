import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const TWO_DAYS = 2 * 86_400_000;

/**
 * Removes from `folder` what sandboxes left there and nobody has touched for two days: templates of older seeds, and
 * the folders of sandboxes whose process was killed.
 */
export function pruneTemporary(folder: string, user: string | number, now = Date.now()): void {
  const template = new RegExp(`^halden-sandbox-${user}-[\\w-]+\\.db(?:-wal|-shm)?$`);
  for (const name of readdirSync(folder)) {
    if (!template.test(name) && !/^halden-(?:sandbox|seed)-\w{6}$/.test(name)) continue;
    const path = join(folder, name);
    try {
      if (now - lastTouched(path) > TWO_DAYS) rmSync(path, { recursive: true, force: true });
    } catch {
      // Somebody else's, or just removed by another sandbox.
    }
  }
}

/** Of a folder: also of what lies in it, because a database that is written to does not touch its folder. */
function lastTouched(path: string): number {
  const own = statSync(path);
  if (!own.isDirectory()) return own.mtimeMs;
  const inside = readdirSync(path).map((name) => statSync(join(path, name)).mtimeMs);
  return Math.max(own.mtimeMs, ...inside);
}
