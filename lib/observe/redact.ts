const EMAIL = /[^\s@"'<>(){}[\],;:=]+@[^\s@"'<>(){}[\],;:=]+\.[a-z]{2,}/giu;
/** The platform's tokens, web tokens in general, and anything else that is long and random. */
const SECRET = /\b(?:OauthNG\.)?JWS\.[\w.+/=-]+|\beyJ[\w.+/=-]{10,}|\bIST\.[\w.+/=-]+|[A-Za-z0-9_-]{40,}/g;
/** `password=…`, `code: …`, `"stateToken":"…"`: whatever follows such a name. */
const NAMED =
  /\b(password|newPassword|code|state|[a-z]*token|cookie|authorization|sessionId)(["']?\s*[=:]\s*["']?)[^\s"'&,;}]+/gi;

/** A text without mail addresses, tokens, codes and passwords: for logs. */
export const redact = (text: string): string =>
  text.replaceAll(EMAIL, '[email]').replaceAll(SECRET, '[secret]').replaceAll(NAMED, '$1$2[secret]');

/** The same for whatever is to be logged, all the way down; an error keeps its name, words, code and stack. */
export function redactDeep(value: unknown, depth = 5): unknown {
  if (typeof value === 'string') return redact(value);
  if (value === null || typeof value !== 'object') return value;
  if (depth === 0) return '[…]';
  if (Array.isArray(value)) return value.map((item) => redactDeep(item, depth - 1));
  const entries = value instanceof Error ? errorEntries(value) : Object.entries(value);
  return Object.fromEntries(entries.map(([key, inner]) => [key, redactDeep(inner, depth - 1)]));
}

const errorEntries = (error: Error): [string, unknown][] => [
  ['name', error.name],
  ['message', error.message],
  ...('code' in error ? ([['code', error.code]] as [string, unknown][]) : []),
  ['stack', error.stack],
];
