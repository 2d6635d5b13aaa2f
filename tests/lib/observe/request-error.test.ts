import { notFound, redirect } from 'next/navigation';
import { expect, it, vi } from 'vitest';
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
