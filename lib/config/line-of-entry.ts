/** Strings, comments, brackets, and the names of entries. Everything else is skipped. */
// Per bundle: each use sets where the search begins.
const TOKEN =
  /(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)|(?<string>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|(?<open>[{[(])|(?<close>[}\])])|(?<comma>,)|(?<colon>:)|(?<name>[\w$]+)/g;

type Level = { kind: string; key: string | number | null; index: number };

/**
 * Returns the line of an entry in the source of a configuration, or that of the closest entry
 * around it. `path` is that of the entry: `['home', 'sections', 2, 'title']`. Reads an object
 * literal after `export default` or `=`, as far as the brackets tell. Null when the source has none
 * of the path.
 */
export function lineOf(source: string, path: readonly (string | number)[]): number | null {
  const start = /export default\s*\{/.exec(source);
  if (!start) return null;
  const levels: Level[] = [];
  let best = { depth: 0, at: start.index };
  let before: { text: string; at: number } | null = null;
  const note = (at: number) => {
    const here = levels.map(({ key }) => key);
    const depth = here.length;
    if (depth > best.depth && depth <= path.length && here.every((key, index) => key === path[index]))
      best = { depth, at };
  };
  TOKEN.lastIndex = start.index + start[0].length - 1;
  for (let token = TOKEN.exec(source); token !== null; token = TOKEN.exec(source)) {
    const { comment, string, open, close, comma, colon, name } = token.groups ?? {};
    const level = levels.at(-1);
    if (comment !== undefined) continue;
    if (level?.kind === '[' && level.key === null && (string ?? open ?? name) !== undefined) {
      level.key = level.index;
      note(token.index);
    }
    if (string !== undefined) before = { text: string.slice(1, -1), at: token.index };
    else if (name !== undefined) before = { text: name, at: token.index };
    else if (open !== undefined) levels.push({ kind: open, key: null, index: 0 });
    else if (close !== undefined) levels.pop();
    else if (colon !== undefined && level?.kind === '{' && level.key === null && before) {
      level.key = before.text;
      note(before.at);
    } else if (comma !== undefined && level) {
      level.key = null;
      level.index += 1;
    }
    if (levels.length === 0) break;
  }
  return best.depth === 0 && path.length > 0 ? null : source.slice(0, best.at).split('\n').length;
}
