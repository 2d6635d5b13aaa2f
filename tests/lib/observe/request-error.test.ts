import { inspect } from 'node:util';
import { notFound, redirect } from 'next/navigation';
import { expect, it, vi } from 'vitest';
import { PlatformError } from '@/lib/errors/platform-error';
import { ShopError } from '@/lib/errors/shop-error';
import { logRequestError } from '@/lib/observe/failure';
import { logger } from '@/lib/observe/logger';

const REQUEST = { path: '/cart?email=ada@example.com', method: 'GET', headers: {} };
const CONTEXT = {
  routerKind: 'App Router' as const,
  routePath: '/[lang]/cart',
  routeType: 'render' as const,
  renderSource: 'react-server-components' as const,
  revalidateReason: undefined,
};

function thrownBy(leave: () => never): Error {
  try {
    return leave();
  } catch (error) {
    return error instanceof Error ? error : new Error('not an error', { cause: error });
  }
}

it.each([
  ['a redirect', () => redirect('/login')],
  ['a page that is not found', () => notFound()],
])('%s is how the framework leaves a page, and is not logged', (_, leave) => {
  const log = vi.spyOn(logger, 'error');
  logRequestError(thrownBy(leave), REQUEST, CONTEXT);
  expect(log).not.toHaveBeenCalled();
});

it('a failure is logged with its route and without shopper input', () => {
  const log = vi.spyOn(logger, 'error');
  logRequestError(new Error('broken'), REQUEST, CONTEXT);
  expect(log).toHaveBeenCalledOnce();
  expect(JSON.stringify(log.mock.calls)).not.toContain('ada@');
});

it.each([
  ['a rejection by the shop’s own budget', new ShopError('busy', { retryAfterSeconds: 9 })],
  ['an outage of the platform', new PlatformError({ kind: 'system', status: 503 }, 'id-1')],
])('%s is one short line without a stack', (_, error) => {
  const [warn, fail] = [vi.spyOn(logger, 'warn'), vi.spyOn(logger, 'error')];
  logRequestError(error, REQUEST, CONTEXT);
  expect(fail).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledOnce();
  expect(JSON.stringify(warn.mock.calls)).not.toContain('"stack"');
  // The framework prints errors of cached functions by itself.
  expect(inspect(error)).toMatch(/^.{1,80}$/);
});
