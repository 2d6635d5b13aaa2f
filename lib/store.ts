export type Listeners = {
  notify(): void;
  subscribe(listener: () => void): () => void;
};

/** `watch` is called with the first subscriber. It returns what ends the watch after the last one. */
export function createListeners(watch?: () => () => void): Listeners {
  const listeners = new Set<() => void>();
  let stop: (() => void) | undefined;
  return {
    notify() {
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      if (listeners.size === 0) stop = watch?.();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop?.();
      };
    },
  };
}

/** Components subscribe to it with `useSyncExternalStore`. */
export function createStore<T>(initial: T) {
  const { notify, subscribe } = createListeners();
  let value = initial;
  return {
    get: (): T => value,
    getInitial: (): T => initial,
    set(next: T): void {
      value = next;
      notify();
    },
    subscribe,
  };
}
