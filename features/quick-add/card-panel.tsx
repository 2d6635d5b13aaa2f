import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useMessages } from '#messages';
import { useCartDrawer } from '@/components/cart/drawer-store';
import { IconButton } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { CloseIcon } from '@/components/ui/icons';

type CardPanelProps = {
  /** The pressed button, which gets the focus back. */
  button: HTMLButtonElement;
  onClose: () => void;
  title?: string;
  /** Leaves the button free. */
  isAbove?: boolean;
  children: ReactNode;
};

/** No class, which the style sheet of every page would have. A low picture has the panel from its top. */
const PLACE = {
  position: 'absolute',
  inset: '0.25rem',
  zIndex: 20,
  display: 'grid',
  alignItems: 'safe end',
  pointerEvents: 'none',
} as const;

const PLACE_ABOVE = { ...PLACE, insetBlockEnd: '3rem' } as const;

const PANEL = { maxHeight: '20rem', pointerEvents: 'auto' } as const;

/** Covers the lower part of the card's picture. Escape and a press elsewhere close it. */
export function CardPanel({ button, onClose, title, isAbove = false, children }: CardPanelProps) {
  const messages = useMessages('ui');
  const moved = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { open: isDrawerOpen } = useCartDrawer();

  // Moved by hand: a portal would split the framework's scripts on every page, which costs 0.6 kB.
  useLayoutEffect(() => {
    const element = moved.current;
    const place = button.closest('.card')?.querySelector('.card-top') ?? button.parentElement;
    if (element) place?.append(element);
    return () => element?.remove();
  }, [button]);

  // Before the drawer opens, which returns the focus to where it was.
  useLayoutEffect(() => {
    if (isDrawerOpen) button.focus();
  }, [isDrawerOpen, button]);

  useEffect(() => {
    const handlePress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !panel.current?.contains(target)) onClose();
    };
    addEventListener('pointerdown', handlePress);
    return () => removeEventListener('pointerdown', handlePress);
  }, [onClose]);

  const close = () => {
    button.focus();
    onClose();
  };
  return (
    // React removes the outer element, which stays where it was rendered.
    <div hidden>
      <div ref={moved} style={isAbove ? PLACE_ABOVE : PLACE}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to the keys of the controls within */}
        <div
          ref={panel}
          style={PANEL}
          className="overflow-y-auto rounded-control border border-edge bg-surface px-3 pb-3 font-normal text-ink"
          onKeyDown={({ key }) => key === 'Escape' && close()}
        >
          <div className="flex items-center justify-between gap-2">
            <p className="text-small font-medium">{title}</p>
            <IconButton label={messages.close} icon={<CloseIcon />} className="-me-2.5" onClick={close} />
          </div>
          {children}
        </div>
      </div>
    </div>
  );
}

type CardNoteProps = Pick<CardPanelProps, 'button' | 'onClose'> & {
  /** Empty for an unreachable shop. */
  error: string;
};

export function CardNote({ error, ...panel }: CardNoteProps) {
  const { offline } = useMessages('failure');
  return (
    <CardPanel {...panel} isAbove>
      <FieldError error={error || offline} />
    </CardPanel>
  );
}
