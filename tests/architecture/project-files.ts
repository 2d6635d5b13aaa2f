import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isOwnShop } from '../../scripts/lib/demo-shop.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Installed packages, and folders that the commands write (`.gitignore`). */
const NOT_SOURCES = /(?:^|\/)(?:node_modules|test-results|playwright-report|coverage|screenshots)$/;

/**
 * Returns the paths of the project's files, from the root of the repository. Skips hidden files and
 * folders, except for `.env.example`.
 */
export function projectFiles(folder = ''): string[] {
  return readdirSync(root + folder, { withFileTypes: true }).flatMap((entry) => {
    const path = folder + entry.name;
    if (NOT_SOURCES.test(path) || /^\.(?!env\.example$)/.test(entry.name)) return [];
    return entry.isDirectory() ? projectFiles(`${path}/`) : [path];
  });
}

/** The texts that a merchant writes, in the merchant's own language and style. */
const MERCHANT_FILES = isOwnShop() ? /^(?:shop\.config\.ts$|content\/|own\/)/ : undefined;

/** Returns the paths of files whose comments and texts follow the rules of the project. */
export const proseFiles = (): string[] => projectFiles().filter((path) => !MERCHANT_FILES?.test(path));
