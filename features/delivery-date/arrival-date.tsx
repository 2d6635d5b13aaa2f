'use client';

import { useEffect, useState } from 'react';
import type { Arrival } from './arrivals';

/** The page may have been stored for days, so the browser selects the window. The line keeps its height. */
export function ArrivalDate({ arrivals }: { arrivals: Arrival[] }) {
  const [text, setText] = useState('');
  useEffect(() => {
    setText(arrivals.find(([until]) => until > Date.now())?.[1] ?? '');
  }, [arrivals]);
  return <span className="block min-h-lh">{text}</span>;
}
