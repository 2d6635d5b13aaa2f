import clsx from 'clsx';
import type { OrderState } from '@/lib/orders/status-messages';

const TONES: Record<OrderState['tone'], string> = {
  wait: 'bg-sunken text-ink',
  done: 'bg-success-soft text-ink',
  stopped: 'bg-sunken text-muted',
  act: 'bg-danger-soft text-ink',
};

/** State of an order in two or three words. The color only repeats them. */
export function OrderBadge({ state }: { state: OrderState }) {
  return (
    <span
      className={clsx(
        'inline-block rounded-soft px-2.5 py-1 text-caption leading-normal font-medium',
        TONES[state.tone],
      )}
    >
      {state.label}
    </span>
  );
}
