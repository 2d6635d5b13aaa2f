'use client';

import clsx from 'clsx';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useMessages } from '#messages';
import { MinusIcon, PlusIcon } from './icons';

type QuantityFieldProps = {
  name?: string;
  /** Pieces shown at first, and again whenever the shop answers with another number. */
  value: number;
  min?: number;
  /** The most there is; null when not counted. */
  max?: number | null;
  /** Each whole number within the limits, as it is typed or stepped to; 0 only on leaving the field. */
  onQuantity?: (quantity: number) => void;
  disabled?: boolean;
  /** Id of words that say what is counted. */
  describedBy?: string;
  size?: 'regular' | 'small';
};

/**
 * A number field with − and +. Without JavaScript the two buttons are away and the field still works.
 */
export function QuantityField({
  name = 'quantity',
  value,
  min = 1,
  max = null,
  onQuantity,
  disabled = false,
  describedBy,
  size = 'regular',
}: QuantityFieldProps) {
  const messages = useMessages('ui');
  const input = useRef<HTMLInputElement>(null);

  /** The last number this field and the shop agreed on, or that was sent off. */
  const told = useRef(value);

  // The shop answered with another number than was asked for: show it.
  useEffect(() => {
    if (told.current === value) return;
    told.current = value;
    if (input.current) input.current.value = String(value);
  }, [value]);

  function tell(quantity: number) {
    if (quantity === told.current) return;
    told.current = quantity;
    onQuantity?.(quantity);
  }

  function within(quantity: number): number {
    return Math.max(min, max === null ? quantity : Math.min(quantity, max));
  }

  function step(by: number) {
    const field = input.current;
    if (!field) return;
    const next = within((Number.parseInt(field.value, 10) || 0) + by);
    field.value = String(next);
    tell(next);
  }

  function leave() {
    const field = input.current;
    if (!field) return;
    const typed = Number.parseInt(field.value, 10);
    const next = Number.isNaN(typed) ? told.current : within(typed);
    field.value = String(next);
    tell(next);
  }

  const reportEarly = useEffectEvent(() => {
    const field = input.current;
    // While the field has the focus, the shopper is still typing; leaving it reports the number.
    if (field && field !== document.activeElement && field.value !== String(told.current)) leave();
  });
  useEffect(() => {
    // The shopper may have typed while the script loaded. The effects of the parents, which load the cart, come first.
    queueMicrotask(reportEarly);
  }, []);

  return (
    <div className={clsx('quantity', disabled ? 'bg-sunken text-muted' : 'bg-surface text-ink')}>
      <StepButton label={messages.oneLess} size={size} disabled={disabled} onClick={() => step(-1)}>
        <MinusIcon className="size-4" />
      </StepButton>
      <label>
        <span className="sr-only">{messages.quantity}</span>
        <input
          ref={input}
          name={name}
          type="number"
          inputMode="numeric"
          min={min}
          max={max ?? undefined}
          step={1}
          required
          defaultValue={value}
          // On the way back the browser must not restore a number that the shop has replaced since.
          autoComplete={onQuantity ? 'off' : undefined}
          readOnly={disabled}
          aria-describedby={describedBy}
          className={size === 'regular' ? 'min-h-[3.375rem]' : 'min-h-target'}
          onChange={(event) => {
            const typed = event.currentTarget.valueAsNumber;
            if (Number.isInteger(typed) && typed > 0 && typed === within(typed)) tell(typed);
          }}
          onBlur={leave}
        />
      </label>
      <StepButton label={messages.oneMore} size={size} disabled={disabled} onClick={() => step(1)}>
        <PlusIcon className="size-4" />
      </StepButton>
    </div>
  );
}

function StepButton({
  label,
  size,
  disabled,
  onClick,
  children,
}: {
  label: string;
  size: 'regular' | 'small';
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className={size === 'small' ? 'w-10' : 'w-target'}
    >
      {children}
    </button>
  );
}
