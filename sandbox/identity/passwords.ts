import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { validationError } from '../core/errors';

/**
 * Limits of a password's length in characters. The platform publishes the rules' names, not the
 * numbers.
 */
export const MIN_PASSWORD_LENGTH = 4;
export const MAX_PASSWORD_LENGTH = 100;

/** 16 MB and about 40 ms per password: for interactive use (RFC 7914), and still fast in tests. */
const COST = { N: 2 ** 14, r: 8, p: 1 };
const KEY_BYTES = 32;

/** @throws PlatformError 400 with VALUE_TOO_SHORT or VALUE_TOO_LONG. */
export function checkPassword(field: string, password: string): void {
  const { length } = [...password];
  if (length >= MIN_PASSWORD_LENGTH && length <= MAX_PASSWORD_LENGTH) return;
  const short = length < MIN_PASSWORD_LENGTH;
  throw validationError([
    {
      field,
      description: short
        ? `must be at least ${MIN_PASSWORD_LENGTH} characters long`
        : `must be at most ${MAX_PASSWORD_LENGTH} characters long`,
      violatedRule: short ? 'MIN_LENGTH' : 'MAX_LENGTH',
      ruleName: short ? 'VALUE_TOO_SHORT' : 'VALUE_TOO_LONG',
      data: { threshold: short ? MIN_PASSWORD_LENGTH : MAX_PASSWORD_LENGTH },
    },
  ]);
}

/** Returns `scrypt$N$r$p$salt$key`, with salt and key in base64url and a new salt each time. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveKey(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [kind, n, r, p, salt, key] = hash.split('$');
  if (kind !== 'scrypt' || salt === undefined || key === undefined) return false;
  const expected = Buffer.from(key, 'base64url');
  const options = { N: Number(n), r: Number(r), p: Number(p) };
  return timingSafeEqual(await deriveKey(password, Buffer.from(salt, 'base64url'), options), expected);
}

/**
 * Derives a key from the NFKC form, because different keyboards encode the same characters
 * differently.
 */
function deriveKey(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
