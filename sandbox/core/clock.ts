/**
 * The sandbox's time. Tests and developers move it. It keeps running from the instant that was set.
 */
export type Clock = {
  /** Milliseconds since the epoch. */
  now(): number;
  /** ISO 8601 with milliseconds, the platform's spelling of an instant. */
  iso(): string;
  /** Moves the clock by this many milliseconds, forwards or back. */
  advance(milliseconds: number): void;
  /** Sets the clock to an instant, or back to the machine's time with `null`. */
  set(instant: number | null): void;
  /** Calls the listener whenever the clock is moved. Returns the function that unsubscribes. */
  onChange(listener: () => void): () => void;
};

/** Returns a clock that runs with `machine`, by default the machine's time. */
export function createClock(machine = () => Date.now()): Clock {
  let offset = 0;
  const listeners = new Set<() => void>();
  const put = (next: number) => {
    offset = next;
    for (const listener of listeners) listener();
  };
  const now = () => machine() + offset;
  return {
    now,
    iso: () => new Date(now()).toISOString(),
    advance: (milliseconds) => put(offset + milliseconds),
    set: (instant) => put(instant === null ? 0 : instant - machine()),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
