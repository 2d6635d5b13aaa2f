import { mutation } from '@/lib/http/mutation';
import { completeFromFrame } from '@/lib/session/sign-in/complete';

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/**
 * What the hidden frame has told the page: `{code, state}`, or `{timedOut: true}` when it has told nothing in time →
 * `{next}`, the path to go on to.
 */
export const POST = mutation('POST /auth/frame', async ({ value }) => ({
  next: await completeFromFrame(
    value.timedOut === true ? null : { code: text(value.code), state: text(value.state) },
  ),
}));
