import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Creates a new folder that no other process uses.
 * @returns {{ path: string, remove: () => void }}
 */
export function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'shop-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 3 }) };
}
