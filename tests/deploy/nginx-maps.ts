import { readFileSync } from 'node:fs';

/** The shipped configuration. */
export const NGINX_CONF = readFileSync(new URL('../../docs/deploy/nginx.conf', import.meta.url), 'utf8');

type Rule = { pattern: string; value: string };

const RULE = /^\s*(?:"([^"]*)"|(\S+))\s+(?:"([^"]*)"|([^\s;]+));/gm;

/** Returns the rules of `map <source> $name { … }` in their order. */
function rulesOf(name: string): Rule[] {
  const block = new RegExp(`^map (?:"[^"]*"|\\S+) \\$${name} \\{\\n([\\s\\S]*?)^\\}`, 'm').exec(
    NGINX_CONF,
  )?.[1];
  if (block === undefined) throw new Error(`docs/deploy/nginx.conf has no map of $${name}`);
  return [...block.matchAll(RULE)].map(([, quoted, bare, value, bareValue]) => ({
    pattern: quoted ?? bare ?? '',
    value: value ?? bareValue ?? '',
  }));
}

/**
 * Evaluates a map of the shipped configuration as nginx does: exact values first, then regular
 * expressions in order, then the default.
 */
export function evaluateMap(name: string, source: string): string {
  const rules = rulesOf(name);
  const matches = ({ pattern }: Rule): boolean => {
    const [, ignoreCase, expression] = /^~(\*?)(.*)$/.exec(pattern) ?? [];
    return expression === undefined
      ? pattern === source
      : new RegExp(expression, ignoreCase ? 'i' : '').test(source);
  };
  const others = rules.filter(({ pattern }) => pattern !== 'default');
  const exact = others.find((rule) => !rule.pattern.startsWith('~') && matches(rule));
  const found = exact ?? others.find(matches) ?? rules.find(({ pattern }) => pattern === 'default');
  return found?.value ?? '';
}
