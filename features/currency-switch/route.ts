import { z } from 'zod';
import { ShopError } from '@/lib/errors/shop-error';
import { parseWith, readBody } from '@/lib/http/mutation';
import { answerError, errorPage, redirectToPage, seeOther } from '@/lib/http/respond';
import { acceptsHtml, isSameOrigin, referringPath } from '@/lib/http/same-origin';
import { CURRENCIES, otherCurrency } from '@/lib/i18n/catalog-view';
import { CURRENCY_COOKIE } from '@/lib/i18n/currency.mjs';
import { report } from '@/lib/observe/report';
import { storeChoice } from '@/lib/session/store-tokens';

const choiceSchema = z.object({ to: z.enum(CURRENCIES) });

/**
 * `to=EUR`. A POST, because another site must not change what prices a shopper sees. It needs no session, so
 * that the middleware leaves it out and all checks are here.
 */
export async function POST(request: Request): Promise<Response> {
  try {
    if (!isSameOrigin(request.headers)) throw new ShopError('forbidden-origin');
    if (CURRENCIES.length < 2) throw new ShopError('not-found');
    const { to } = parseWith(choiceSchema, (await readBody(request)).value);
    await storeChoice(CURRENCY_COOKIE, otherCurrency(to));
    return seeOther(referringPath(request.headers));
  } catch (error) {
    const shopError = report(error, 'POST /api/currency');
    return acceptsHtml(request.headers) ? errorPage(shopError, request.headers) : answerError(shopError);
  }
}

export const GET = redirectToPage('/');
