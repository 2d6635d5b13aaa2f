import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

const MEMBER = /loginEmail: '([^']+)',\s*password: '([^']+)'/g;

/**
 * Returns the members of the sandbox's seed, whose passwords are public. They are read from its
 * source, because another seed has other members and no command compiles TypeScript.
 * @returns {{ email: string, password: string }[]}
 */
export const demoMembers = () =>
  [...readFileSync(join(root, 'sandbox/seed/members.ts'), 'utf8').matchAll(MEMBER)].map(
    ([, email = '', password = '']) => ({ email, password }),
  );
