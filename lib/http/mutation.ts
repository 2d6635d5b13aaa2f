import 'server-only';
import { ShopError } from '@/lib/errors/shop-error';
import { safePath } from '@/lib/urls';
import { errorPage } from './error-page';
import { type Body, readBody } from './read-body';
import { answer, answerError, report, seeOther } from './respond';
import { isSameOrigin } from './same-origin';

/**
 * A route that changes something: the one place where every such request is checked and answered.
 *
 * The origin must be the shop's own; the body is read within its limit; `act` parses it and does the work. A script
 * gets JSON. A plain form gets a page: `returnTo` (a path of this shop, else the cart) with 303 and, after a failure,
 * the code of the error in its address for the page to put into words.
 */
export function mutation(where: string, act: (body: Body) => Promise<Record<string, unknown>>) {
  return checked(where, async (body) => {
    const result = await act(body);
    return body.kind === 'form' ? seeOther(returnPath(body)) : answer(result);
  });
}

/**
 * As `mutation`, for a route that leads to an address outside the shop: a plain form is sent there, a script is told
 * `{url}` and goes there itself.
 */
export function redirectingMutation(where: string, act: (body: Body) => Promise<string>) {
  return checked(where, async (body) => {
    const url = await act(body);
    return body.kind === 'form' ? seeOther(url) : answer({ url });
  });
}

function checked(where: string, handle: (body: Body) => Promise<Response>) {
  return async (request: Request): Promise<Response> => {
    let body: Body | undefined;
    try {
      if (!isSameOrigin(request.headers)) throw new ShopError('forbidden-origin');
      body = await readBody(request);
      return await handle(body);
    } catch (error) {
      const shopError = report(error, where);
      if (body?.kind === 'form')
        return seeOther(shopError.page ?? withError(returnPath(body), shopError.code));
      // Refused before it was read: whoever sent it as a form looks at the answer.
      return body === undefined && wantsPage(request)
        ? errorPage(shopError, request.headers)
        : answerError(shopError);
    }
  };
}

const wantsPage = ({ headers }: Request): boolean =>
  headers.get('sec-fetch-dest') === 'document' ||
  (headers.get('accept') ?? '').split(',').some((type) => type.trim().startsWith('text/html'));

const returnPath = ({ value: { returnTo } }: Body): string =>
  safePath(typeof returnTo === 'string' ? returnTo : null, '/cart');

function withError(path: string, code: string): string {
  const url = new URL(path, 'http://shop.invalid');
  url.searchParams.set('error', code);
  return url.pathname + url.search + url.hash;
}

/** The method a plain form means: forms can only POST, and say the rest in `_method`. */
export const formMethod = ({ kind, value }: Body): string =>
  kind === 'form' && typeof value._method === 'string' ? value._method : 'POST';
