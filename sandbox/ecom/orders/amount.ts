import { z } from 'zod';
import { toMinor } from '../../core/money';

/** Returns a stored price in minor units. */
export const minorOf = ({ amount }: { amount: string }): number => toMinor(amount);

/**
 * Parses `{amount: "12.5"}` from the wire into minor units. Each call checks the sign itself,
 * because INVALID_AMOUNT has its own code.
 */
export const amountSchema = z
  .object({ amount: z.string().regex(/^-?\d{1,9}(\.\d{1,3})?$/, 'is not a decimal amount') })
  .transform(minorOf);

/** `amountSchema` for amounts that cannot be negative. */
export const priceSchema = amountSchema.pipe(z.number().min(0));
