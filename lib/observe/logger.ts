import 'server-only';
import { headers } from 'next/headers';
import { pino } from 'pino';

/**
 * The development server reports `Date.now()` in a prerendered page, in place of the logged
 * failure. Next.js names this API for telemetry. It does not notice that the machine has slept.
 */
function timeOfTelemetry(): string {
  return `,"time":"${new Date(performance.timeOrigin + performance.now()).toISOString()}"`;
}

/** One JSON object per line. Messages are constant. Emails, tokens and codes are redacted from fields. */
export const logger = pino({
  level: process.env.LOG_LEVEL || 'info',
  base: null,
  timestamp: process.env.NODE_ENV === 'development' ? timeOfTelemetry : pino.stdTimeFunctions.isoTime,
  formatters: {
    level: (label) => ({ level: label }),
    log: (fields) => Object(redactDeep(fields)),
  },
});

const EMAIL = /[^\s@"'<>(){}[\],;:=]+@[^\s@"'<>(){}[\],;:=]+\.[a-z]{2,}/giu;
/** The platform's tokens, JWTs in general, and any other long random text. */
const SECRET = /\b(?:OauthNG\.)?JWS\.[\w.+/=-]+|\beyJ[\w.+/=-]{10,}|\bIST\.[\w.+/=-]+|[A-Za-z0-9_-]{40,}/g;
/** The value after such a name: `password=…`, `code: …`, `"stateToken":"…"`. */
const NAMED =
  /\b(password|newPassword|code|state|[a-z]*token|cookie|authorization|sessionId)(["']?\s*[=:]\s*["']?)[^\s"'&,;}]+/gi;

export const redact = (text: string): string =>
  text.replaceAll(EMAIL, '[email]').replaceAll(SECRET, '[secret]').replaceAll(NAMED, '$1$2[secret]');

/** Redacts all texts of a value, at any depth. An error keeps its name, message, code and stack. */
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

/** The middleware sets it on every request and response. A proxy in front may have chosen it. */
export const REQUEST_ID = 'x-request-id';

/** Other values of a proxy are not copied into logs and responses. */
export const isRequestId = (text: string | null): text is string =>
  text !== null && /^[\w.:-]{8,100}$/.test(text);

/** Null outside of a request. Not for cached functions. */
export async function currentRequestId(): Promise<string | null> {
  try {
    const id = (await headers()).get(REQUEST_ID);
    return isRequestId(id) ? id : null;
  } catch {
    return null;
  }
}
