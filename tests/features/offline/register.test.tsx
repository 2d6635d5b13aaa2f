import { beforeEach, expect, it, vi } from 'vitest';
import { registerWorker } from '@/features/offline/offline-support';

const register = vi.fn(async () => undefined);
let workers: EventTarget & { controller: unknown; register: typeof register };

beforeEach(() => {
  register.mockClear();
  workers = Object.assign(new EventTarget(), { controller: null, register });
  vi.stubGlobal('navigator', { serviceWorker: workers });
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
});

const readyState = (value: DocumentReadyState) =>
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(value);

it('waits for the load of the page, and on a first visit for the worker', () => {
  readyState('interactive');
  const onControl = vi.fn();
  registerWorker(onControl);
  expect(register).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js', { updateViaCache: 'none' });
  expect(onControl).not.toHaveBeenCalled();
  workers.dispatchEvent(new Event('controllerchange'));
  workers.dispatchEvent(new Event('controllerchange'));
  expect(onControl).toHaveBeenCalledOnce();
});

it('reports a worker that controls the page already', () => {
  readyState('complete');
  workers.controller = {};
  const onControl = vi.fn();
  registerWorker(onControl);
  expect(onControl).toHaveBeenCalledOnce();
});

it('does nothing in a browser without service workers', () => {
  vi.stubGlobal('navigator', {});
  expect(() => registerWorker(() => {})).not.toThrow();
});
