import 'server-only';
import { pino } from 'pino';
import { redactDeep } from './redact';

/**
 * The shop's log: one JSON object a line, on standard output. What happened is said in constant words; what it happened
 * to stands in fields, out of which mail addresses, tokens and codes are taken.
 */
export const logger = pino({
  level: process.env.LOG_LEVEL || 'info',
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: {
    level: (label) => ({ level: label }),
    log: (fields) => Object(redactDeep(fields)),
  },
});
