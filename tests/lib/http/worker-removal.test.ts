import { expect, it, vi } from 'vitest';

vi.mock('next/server', () => ({ connection: async () => {} }));

it('without a bundle, as in development, an earlier service worker is removed', async () => {
  vi.stubEnv('SERVICE_WORKER', '');
  const { GET } = await import('@/app/sw.js/route');
  expect(await (await GET()).text()).toContain('registration.unregister()');
});
