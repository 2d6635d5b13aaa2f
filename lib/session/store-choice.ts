import 'server-only';
import { cookies } from 'next/headers';
import { SECURE_COOKIES } from './refresh';

const YEAR = 365 * 24 * 60 * 60;

/**
 * Stores a choice of the shopper for a year: the language or the currency.
 *
 * @param name of the cookie, which the server alone reads
 * @param value null removes the choice
 */
export async function storeChoice(name: string, value: string | null): Promise<void> {
  (await cookies()).set({
    name,
    value: value ?? '',
    maxAge: value === null ? 0 : YEAR,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: SECURE_COOKIES,
  });
}
