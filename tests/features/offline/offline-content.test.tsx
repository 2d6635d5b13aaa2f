import { expect, it, vi } from 'vitest';
import { OfflineContent } from '@/features/offline/offline-content';
import { render } from '../../components/render-shop';

it.each([
  ['loads the page when the connection is back', 'scroll', 1],
  ['does not, once the shopper is on the way to another page', 'beforeunload', 0],
])('the page without a connection %s', (_, before, times) => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  vi.stubGlobal('caches', { keys: async () => [], open: async () => ({ match: async () => undefined }) });
  render(<OfflineContent />);
  dispatchEvent(new Event(before));
  dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(times);
});
