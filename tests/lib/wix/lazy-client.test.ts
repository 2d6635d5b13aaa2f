import { expect, it, vi } from 'vitest';
import { createLazyClient } from '@/lib/wix/lazy-client';

it('wraps a module when it is read first, and only once', async () => {
  const wrapped = vi.fn(() => async () => 'answer');
  const untouched = vi.fn(() => async () => 'answer');
  const client = createLazyClient(
    { used: { read: wrapped }, other: { read: untouched } },
    { auth: { getAuthHeaders: async () => ({ headers: {} }) } },
  );
  expect(wrapped).not.toHaveBeenCalled();
  expect(await client.used.read()).toBe('answer');
  const times = wrapped.mock.calls.length;
  expect(await client.used.read()).toBe('answer');
  expect(wrapped).toHaveBeenCalledTimes(times);
  expect(untouched).not.toHaveBeenCalled();
});
