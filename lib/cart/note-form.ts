import 'server-only';
import { IDLE } from '@/lib/forms/form-state';
import { storedState, storeFormState } from '@/lib/forms/stored-state';
import type { Body } from '@/lib/http/read-body';
import { LONGEST_NOTE } from '@/lib/model/cart';

const FORM = 'note';

/** Runs `act`. When it fails, the cart page shows the note of the plain form again. */
export async function withNote<T>({ kind, value: { buyerNote } }: Body, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (kind === 'form' && typeof buyerNote === 'string' && buyerNote.length <= 4 * LONGEST_NOTE)
      await storeFormState(FORM, { ...IDLE, status: 'failed', values: { buyerNote } });
    throw error;
  }
}

/** Returns the note of a plain form that failed just now, or null. */
export const readFailedNote = async (): Promise<string | null> =>
  (await storedState(FORM, IDLE)).values.buyerNote ?? null;
