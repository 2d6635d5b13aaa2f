import 'server-only';
import { ShopError } from '@/lib/errors/shop-error';
import { safePath } from '@/lib/urls';
import { errorPage } from './error-page';
import { type Body, readBody } from './read-body';
import { answer, answerError, report, seeOther } from './respond';
import { isSameOrigin } from './same-origin';

/**
 * Returns a route handler for a request that changes data. Every such request is checked here.
 *
 * The origin must be the shop's own, and the body is read within its limit. `act` parses the body
 * and does the work. A script gets JSON. A plain form gets a 303 redirect to `returnTo` (a path of
 * this shop, else the cart). After a failure, the URL has the error code, and the page shows its
 * message.
 */
export function mutation(where: string, act: (body: Body) => Promise<Record<string, unknown>>) {
  return checked(where, async (body) => {
    const result = await act(body);
    return body.kind === 'form' ? seeOther(returnPath(body)) : answer(result);
  });
}

/**
 * Returns the same as `mutation`, for a route that leads to a URL outside the shop. A plain form is
 * redirected there. A script gets `{url}` and navigates itself.
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
      // The request was rejected before it was read. A browser that sent a form shows the response.
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

/** Returns the method of a request. A plain form can only POST, and sends others in `_method`. */
export const formMethod = ({ kind, value }: Body): string =>
  kind === 'form' && typeof value._method === 'string' ? value._method : 'POST';
