import { z } from 'zod';

/** Minor units of a stored price. */
export const minorOf = ({ amount }: { amount: string }): number => Math.round(Number(amount) * 100);

/** `{amount: "12.5"}` as it travels, in minor units. The sign is the call's to judge: INVALID_AMOUNT is its own code. */
export const amountSchema = z
  .object({ amount: z.string().regex(/^-?\d{1,9}(\.\d{1,2})?$/, 'is not a decimal amount') })
  .transform(minorOf);

/** As `amountSchema`, for what cannot be below nothing. */
export const priceSchema = amountSchema.pipe(z.number().min(0));
