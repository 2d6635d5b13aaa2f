import { vi } from 'vitest';

/**
 * Lets the next imports load the modules of the shop as a process that has just started: without
 * loaded modules and without state (lib/process-state.ts).
 */
export function newProcess(): void {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for('shop.process-state'));
}
