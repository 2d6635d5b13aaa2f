'use client';

import { type ReactNode, useCallback, useState } from 'react';
import { OptionalPart } from '@/components/ui/optional-part';
import { useSelection } from '../selection-context';
import type { ZoomDialog } from './zoom-dialog';

/** Loads the dialog on demand, shortly before it opens. */
const load = () => import('./zoom-dialog').then((module) => module.ZoomDialog);

type Zoom = { Dialog: typeof ZoomDialog; start: number };

/**
 * Returns the zoom dialog of the product around it. `onClose` receives the index of the last
 * picture shown. If the dialog cannot be loaded, the picture file opens.
 */
export function useZoomDialog(
  originals: string[],
  onClose: (index: number) => void,
): {
  open: (index: number) => void;
  prepare: () => void;
  dialog: ReactNode;
} {
  const { product } = useSelection();
  const [zoom, setZoom] = useState<Zoom | null>(null);

  const prepare = useCallback(() => {
    load().catch(() => {});
  }, []);

  function open(start: number) {
    load().then(
      (Dialog) => setZoom({ Dialog, start }),
      () => {
        const original = originals[start];
        if (original) location.assign(original);
      },
    );
  }

  const dialog = zoom ? (
    <OptionalPart>
      <zoom.Dialog
        name={product.name}
        pictures={product.pictures}
        start={zoom.start}
        onClose={(index) => {
          setZoom(null);
          onClose(index);
        }}
      />
    </OptionalPart>
  ) : null;

  return { open, prepare, dialog };
}
