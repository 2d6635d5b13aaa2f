'use client';

import clsx from 'clsx';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLang, useMessages } from '#messages';
import { format } from '@/lib/i18n/format';
import { LOCALES } from '@/lib/i18n/lang';
import { MAX_ITEMS, quantityProblem } from '@/lib/model/cart';
import { FieldError } from './field';
import { MinusIcon, PlusIcon } from './icons';

type QuantityFieldProps = {
  name?: string;
  /** The quantity shown at first, and again whenever the shop reports another one. */
  value: number;
  min?: number;
  /** The stock limit. Null if stock is not tracked. */
  max?: number | null;
  /**
   * Called with each integer as the shopper types or steps. 0 is reported only on blur. A typed one
   * may be above `max`, which may be outdated: the shop answers with the quantity that it has, and
   * says so.
   */
  onQuantity?: (quantity: number) => void;
  disabled?: boolean;
  /** Id of the text that describes the field. */
  describedBy?: string;
  size?: 'regular' | 'small';
};

/**
 * A number field with − and +. Without JavaScript the buttons are hidden and the field still works.
 * Another value than a whole number stays as typed, with a message. It is not reported or sent.
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
  const lang = useLang();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<ReturnType<typeof quantityProblem>>(null);

  /** The last quantity confirmed by the shop or reported to it. */
  const reported = useRef(value);

  // Shows the shop's quantity if it differs from the requested one.
  useEffect(() => {
    if (reported.current === value) return;
    reported.current = value;
    if (input.current) input.current.value = String(value);
  }, [value]);

  function reportQuantity(quantity: number) {
    if (quantity === reported.current) return;
    reported.current = quantity;
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
    setProblem(null);
    reportQuantity(next);
  }

  function leave() {
    const field = input.current;
    if (!field) return;
    const found = problemOf(field);
    setProblem(found);
    if (found) return;
    const typed = Number.parseInt(field.value, 10);
    const possible = onQuantity ? Math.max(min, typed) : within(typed);
    const next = Number.isNaN(typed) ? reported.current : possible;
    field.value = String(next);
    reportQuantity(next);
  }

  function change(field: HTMLInputElement) {
    const typed = field.valueAsNumber;
    const found = problemOf(field);
    // A message appears when the field is left, and goes as soon as the quantity is right.
    if (problem) setProblem(found);
    if (!found && typed > 0 && typed >= min) reportQuantity(typed);
  }

  const reportEarly = useEffectEvent(() => {
    const field = input.current;
    if (!field || field.value === String(reported.current)) return;
    // While the field has the focus, the shopper may still be typing.
    if (field === document.activeElement) change(field);
    else leave();
  });
  useEffect(() => {
    // The shopper may have typed before hydration. The effects of the parents, which load the cart,
    // run first.
    queueMicrotask(reportEarly);
  }, []);

  useEffect(() => {
    const form = input.current?.form;
    // Before the form's own handler.
    const handleSubmit = (event: SubmitEvent) => {
      const found = input.current && problemOf(input.current);
      if (!found) return;
      event.preventDefault();
      event.stopPropagation();
      setProblem(found);
      input.current?.focus();
    };
    form?.addEventListener('submit', handleSubmit, true);
    return () => form?.removeEventListener('submit', handleSubmit, true);
  }, []);

  const error =
    problem &&
    format(messages[problem], { most: new Intl.NumberFormat(LOCALES[lang].numberLocale).format(MAX_ITEMS) });

  return (
    <>
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
            max={max ?? MAX_ITEMS}
            step={1}
            required
            defaultValue={value}
            // After Back, the browser must not restore a quantity that the shop has replaced.
            autoComplete={onQuantity ? 'off' : undefined}
            readOnly={disabled}
            aria-describedby={clsx(describedBy, error && id) || undefined}
            aria-invalid={error ? true : undefined}
            className={size === 'regular' ? 'min-h-[3.375rem]' : 'min-h-target'}
            onChange={(event) => change(event.currentTarget)}
            onBlur={leave}
          />
        </label>
        <StepButton label={messages.oneMore} size={size} disabled={disabled} onClick={() => step(1)}>
          <PlusIcon className="size-4" />
        </StepButton>
      </div>
      {error ? (
        <div className="order-last basis-full">
          <FieldError id={id} error={error} />
        </div>
      ) : null}
    </>
  );
}

/** A browser has no value for a text that is not a number. */
const problemOf = (field: HTMLInputElement): ReturnType<typeof quantityProblem> =>
  field.validity.badInput ? 'wholeQuantity' : quantityProblem(field.value);

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
