import { messageFor } from '@/lib/errors/messages';
import { ShopError } from '@/lib/errors/shop-error';
import { mutation, parseWith } from '@/lib/http/mutation';
import { redirectToPage } from '@/lib/http/respond';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import { report } from '@/lib/observe/report';
import { emailError, requestBackInStock, requestSchema, storeRequestForm } from './request';

const WHERE = 'POST /api/back-in-stock';

/** `{slug, variantId, email, lang}` → `{outcome}`. A plain form leads back to its page with the result. */
export const POST = mutation(WHERE, async ({ kind, value }) => {
  const fields = parseWith(requestSchema, value);
  if (!FEATURES.backInStock) throw new ShopError('not-found');
  const problem = emailError(fields);
  if (kind === 'json') {
    if (problem !== null) throw new ShopError('bad-request');
    return { outcome: await requestBackInStock(fields) };
  }
  if (problem !== null) await storeRequestForm(fields, { status: 'invalid', errors: { email: problem } });
  else await requestAndStore(fields);
  return {};
});

async function requestAndStore(fields: ReturnType<typeof requestSchema.parse>): Promise<void> {
  const { backInStock } = ALL_MESSAGES[fields.lang];
  try {
    const outcome = await requestBackInStock(fields);
    await storeRequestForm(
      fields,
      outcome === 'requested' ? { status: 'done' } : { status: 'failed', message: backInStock[outcome] },
    );
  } catch (error) {
    const { code } = report(error, WHERE);
    await storeRequestForm(fields, { status: 'failed', message: messageFor(code, fields.lang) });
  }
}

export const GET = redirectToPage('/products');
