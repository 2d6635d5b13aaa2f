'use client';

import type { MouseEvent, ReactNode } from 'react';
import { useZoomDialog } from '@/components/catalog/gallery/use-zoom-dialog';
import type { Picture } from '@/lib/model/product';

type ReviewPicturesProps = {
  label: string;
  pictures: Picture[];
  /** URLs of the full-size pictures, to which the thumbnails lead. */
  originals: string[];
  thumbnails: ReactNode[];
  /** Accessible names of the thumbnails. */
  names: string[];
};

/** Without JavaScript, a thumbnail opens the picture's file. */
export function ReviewPictures({ label, pictures, originals, thumbnails, names }: ReviewPicturesProps) {
  const { open, prepare, dialog } = useZoomDialog({ label, pictures, originals });

  function enlarge(event: MouseEvent, index: number) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(index);
  }

  return (
    <>
      <ul aria-label={label} className="mt-4 flex flex-wrap gap-2">
        {thumbnails.map((thumbnail, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pictures of a review never change places
          <li key={index}>
            <a
              href={originals[index]}
              aria-label={names[index]}
              onClick={(event) => enlarge(event, index)}
              onFocus={prepare}
              onPointerEnter={prepare}
              className="block w-22 cursor-zoom-in"
            >
              {thumbnail}
            </a>
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
}
