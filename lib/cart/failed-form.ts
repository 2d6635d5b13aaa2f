import 'server-only';
import { z } from 'zod';
import { RaisedPriceError } from '@/lib/errors/shop-error';
import { IDLE } from '@/lib/forms/form-state';
import { storedState, storeFormState } from '@/lib/forms/stored-state';
import type { Body } from '@/lib/http/mutation';
import { MAX_NOTE_LENGTH } from '@/lib/model/cart';
import type { PriceRaise } from '@/lib/model/shown-cart';

const FORM = 'cart';

/** Most lines whose raised price fits into the cookie. The shopper sees all prices in the cart. */
const MAX_RAISED = 20;

/** Runs `act`. After a failure, the cart page has the plain form's note and the raised prices. */
export async function withFormState<T>(
  { kind, value: { buyerNote } }: Body,
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act();
  } catch (error) {
    const isNote = typeof buyerNote === 'string' && buyerNote.length <= 4 * MAX_NOTE_LENGTH;
    const values = {
      ...(isNote ? { buyerNote } : {}),
      ...(error instanceof RaisedPriceError ? { raise: write(error.raise) } : {}),
    };
    if (kind === 'form' && Object.keys(values).length > 0)
      await storeFormState(FORM, { ...IDLE, status: 'failed', values });
    throw error;
  }
}

const write = ({ lines, total }: PriceRaise): string =>
  JSON.stringify({ lines: lines.slice(0, MAX_RAISED), total });

const money = z.object({
  amount: z.string().regex(/^\d+(?:\.\d+)?$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
});
const raiseSchema = z.object({
  lines: z.array(z.object({ id: z.string(), from: money, to: money })).max(MAX_RAISED),
  total: z.object({ from: money, to: money }).nullable(),
});

/** Returns the note and the raised prices of a plain form that failed just now, or nulls. */
export async function readFailedForm(): Promise<{ note: string | null; raise: PriceRaise | null }> {
  const { buyerNote = null, raise } = (await storedState(FORM, IDLE)).values;
  return { note: buyerNote, raise: raise === undefined ? null : readRaise(raise) };
}

/** A shopper can write any text into a cookie. */
function readRaise(text: string): PriceRaise | null {
  try {
    return raiseSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
