import 'server-only';
import { pino } from 'pino';
import { redactDeep } from './redact';

/**
 * The shop's log: one JSON object per line on standard output. Messages are constant. Variable data
 * goes into fields, from which email addresses, tokens and codes are redacted.
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
