import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/project.mjs';

const app = join(root, 'app');

/** Every page and every route that answers a GET, with slugs of the demo shop. */
export const ADDRESSES: string[] = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?:^|\/)(?:page\.tsx|route\.tsx?)$/.test(path))
  .filter((path) => path.endsWith('page.tsx') || /\bGET\b/.test(readFileSync(join(app, path), 'utf8')))
  .map((path) => `/${path.replace(/\/?(?:page|route)\.tsx?$/, '')}`)
  .map((path) => path.replaceAll(/\/(?:\([^)]+\)|\[lang\])/g, '') || '/')
  .map((path) =>
    path
      .replace('[...path]', 'unknown')
      .replace('[page]', 'shipping-and-returns')
      .replace('[use]', 'contact')
      .replace('[id]', '1')
      .replace('categories/[slug]', 'categories/vases')
      .replace('[slug]', 'lund-bowl'),
  );
