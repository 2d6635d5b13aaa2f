import { mkdirSync, renameSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { watchStartValues } from '../../scripts/lib/settings/watch-start-values.mjs';
import { newFolders } from '../new-folders';

const { at, write } = newFolders();

it('a change of the configuration counts where it changes what the start reads', async () => {
  for (const place of ['own', 'content/images']) mkdirSync(at(place), { recursive: true });
  let values: string | null = 'a';
  const read = vi.fn(async (_isFirst: boolean) => values);
  const changed = watchStartValues(read, at());
  expect(read.mock.calls).toEqual([[true]]);
  const seen = vi.fn();
  const next = () => void changed().then(seen);
  /** Resolves when the files were read once more. */
  const untilRead = (times: number) => vi.waitFor(() => expect(read).toHaveBeenCalledTimes(times), 10_000);

  next();
  write('shop.config.ts');
  await untilRead(2);
  values = null;
  write('own/messages.ts');
  await untilRead(3);
  expect(seen).not.toHaveBeenCalled();

  values = 'b';
  // As many editors save.
  write('shop.config.ts~');
  renameSync(at('shop.config.ts~'), at('shop.config.ts'));
  await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(1), 10_000);
  expect(read.mock.lastCall).toEqual([false]);

  // Nobody waits now, and the next one to wait learns of it.
  values = 'c';
  write('content/images/hero.jpg');
  next();
  await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(2), 10_000);
});
