import { type ReactNode, useCallback, useState } from 'react';
import { OptionalPart } from '@/components/ui/optional-part';
import type { Picture } from '@/lib/model/product';
import type { ZoomDialog } from './zoom-dialog';

const load = () => import('./zoom-dialog').then((module) => module.ZoomDialog);

type Zoom = { Dialog: typeof ZoomDialog; start: number };

type ZoomDialogOptions = {
  label: string;
  pictures: Picture[];
  /** URLs of the full-size pictures. */
  originals: string[];
  /** Receives the index of the last picture shown. */
  onClose?: (index: number) => void;
};

/** Loads the dialog on demand. Without it, the picture file opens. It needs the messages `gallery`. */
export function useZoomDialog({ label, pictures, originals, onClose }: ZoomDialogOptions): {
  open: (index: number) => void;
  prepare: () => void;
  dialog: ReactNode;
} {
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
        label={label}
        pictures={pictures}
        start={zoom.start}
        onClose={(index) => {
          setZoom(null);
          onClose?.(index);
        }}
      />
    </OptionalPart>
  ) : null;

  return { open, prepare, dialog };
}
