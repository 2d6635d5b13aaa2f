import { expect, it, vi } from 'vitest';
import { newProcess } from '../new-process';

/** Loads the module as another bundle of the same process does. */
async function inAnotherBundle() {
  vi.resetModules();
  return import('@/lib/process-state');
}

it('is one for all bundles of a process, and new in a new process', async () => {
  newProcess();
  const pages = (await inAnotherBundle()).processState('counter', () => ({ count: 1 }));
  const routes = (await inAnotherBundle()).processState('counter', () => ({ count: 5 }));
  routes.count += 1;
  expect(pages).toEqual({ count: 2 });
  expect((await inAnotherBundle()).processState('other', () => 'own')).toBe('own');
  newProcess();
  expect((await inAnotherBundle()).processState('counter', () => ({ count: 9 }))).toEqual({ count: 9 });
});
