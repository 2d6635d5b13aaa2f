'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns whether the page is hydrated. False in server-rendered HTML. */
export const useHasScript = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
