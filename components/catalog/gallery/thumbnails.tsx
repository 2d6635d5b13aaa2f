'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '#messages';
import { format } from '@/lib/i18n/format';

type ThumbnailsProps = {
  /** Id prefix of the pictures, before their number. */
  target: string;
  /** The text alternative of each thumbnail. */
  labels: string[];
  thumbnails: ReactNode[];
  current: number;
  onPick: (index: number) => void;
};

/**
 * Thumbnails below the picture, or next to it on wide screens. Edges fade where more follow, and
 * the current thumbnail stays in view.
 */
export function Thumbnails({ target, labels, thumbnails, current, onPick }: ThumbnailsProps) {
  const messages = useMessages('gallery');
  const row = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const list = row.current;
    const item = list?.children[current];
    if (!list || !(item instanceof HTMLElement)) return;
    // `scrollIntoView` would scroll the page, too.
    list.scrollTo({
      left: item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2,
      top: item.offsetTop - (list.clientHeight - item.offsetHeight) / 2,
    });
  }, [current]);

  return (
    // The padding leaves space for the focus ring.
    <ul ref={row} aria-label={messages.all} className="fade-edges no-scrollbar thumbnails">
      {thumbnails.map((thumbnail, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pictures of one product never change places
        <li key={index}>
          <a
            href={`#${target}-${index + 1}`}
            aria-label={format(messages.one, {
              number: index + 1,
              count: thumbnails.length,
              alt: labels[index] ?? '',
            })}
            aria-current={index === current ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              onPick(index);
            }}
            className={index === current ? 'outline-1 outline-ink' : 'opacity-75 hover:opacity-100'}
          >
            {thumbnail}
          </a>
        </li>
      ))}
    </ul>
  );
}
