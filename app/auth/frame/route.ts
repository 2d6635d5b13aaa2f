import { completeFromFrame } from '@/lib/auth/complete';
import { mutation } from '@/lib/http/mutation';
import { redirectToPage } from '@/lib/http/respond';

const nonEmptyText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** The hidden frame's `{code, state}`, or `{timedOut: true}` → `{next}`, the path to open next. */
export const POST = mutation('POST /auth/frame', async ({ value }) => ({
  next: await completeFromFrame(
    value.timedOut === true ? null : { code: nonEmptyText(value.code), state: nonEmptyText(value.state) },
  ),
}));

export const GET = redirectToPage('/login');
