import { readdirSync, readFileSync } from 'node:fs';

const REMOVAL = /@targetRemovalDate (\d{4}-\d\d-\d\d)(?:(?!\*\/)[\s\S])*\*\/\s*(\w+)\??:/g;

/**
 * Returns the announced days of removal by the names of the fields, as the platform's packages
 * declare them.
 *
 * @param installed the folder `node_modules`
 * @param names of the packages, e.g. `ecom_orders`
 */
export function announcedRemovals(installed: URL, names: readonly string[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const name of names) {
    const folder = new URL(`@wix/auto_sdk_${name}/build/cjs/`, installed);
    for (const file of readdirSync(folder).filter((path) => path.endsWith('.d.ts')))
      for (const [, day = '', field = ''] of readFileSync(new URL(file, folder), 'utf8').matchAll(REMOVAL))
        found.set(field, (found.get(field) ?? new Set()).add(day));
  }
  return found;
}
