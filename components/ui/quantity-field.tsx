'use client';

import clsx from 'clsx';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLang, useMessages } from '#messages';
import { format } from '@/lib/i18n/format';
import { numberFormat } from '@/lib/i18n/numbers';
import { MAX_ITEMS, quantityProblem } from '@/lib/model/cart';
import { latinNumber } from '@/lib/model/latin-number';
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
   * Called with each integer that is typed or stepped to, and with 0 only on blur. A typed one may
   * be above `max`, which may be outdated: the shop then answers with what it has. False: the quantity
   * stays as it was.
   */
  onQuantity?: (quantity: number) => Promise<boolean>;
  disabled?: boolean;
  describedBy?: string;
  size?: 'regular' | 'small';
};

/** The field works without JavaScript. It keeps, and does not send, what is no whole number. */
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
  /** The limit that has just replaced a higher quantity. */
  const [cutTo, setCutTo] = useState<number | null>(null);

  /** The last quantity confirmed by the shop or reported to it. */
  const reported = useRef(value);

  // Shows the shop's quantity if it differs from the requested one.
  useEffect(() => {
    if (reported.current === value) return;
    reported.current = value;
    if (input.current) input.current.value = String(value);
  }, [value]);

  async function reportQuantity(quantity: number) {
    if (quantity === reported.current) return;
    reported.current = quantity;
    if (!onQuantity || (await onQuantity(quantity))) return;
    // The shop's quantity may never have differed from `value`. What was typed since then stays.
    const field = input.current;
    if (!field || typedIn(field) !== quantity) return;
    reported.current = value;
    field.value = String(value);
  }

  function within(quantity: number): number {
    const isCut = max !== null && quantity > max;
    setCutTo(isCut ? max : null);
    return Math.max(min, isCut ? max : quantity);
  }

  function step(by: number) {
    const field = input.current;
    if (!field) return;
    const next = within((typedIn(field) ?? 0) + by);
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
    const typed = typedIn(field);
    const possible = onQuantity ? Math.max(min, typed ?? min) : within(typed ?? min);
    const next = typed === null ? reported.current : possible;
    field.value = String(next);
    reportQuantity(next);
  }

  function change(field: HTMLInputElement) {
    const typed = typedIn(field) ?? 0;
    const found = problemOf(field);
    setCutTo(null);
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
    // The shopper may have typed before hydration. The parents' effects, which load the cart, run first.
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

  const written = (number: number) => numberFormat(lang).format(number);
  const error = problem
    ? format(messages[problem], { most: written(MAX_ITEMS) })
    : // Another variant has another limit.
      cutTo !== null && cutTo === max
      ? format(messages.onlyLeft, { left: written(cutTo) })
      : null;

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
            // The wheel and the arrow keys would change a number field that the shopper scrolls past.
            type="text"
            inputMode="numeric"
            pattern="\s*[\d٠-٩۰-۹０-９]+\s*"
            maxLength={20}
            required
            defaultValue={value}
            // After Back, the browser must not restore a quantity that the shop has replaced.
            autoComplete={onQuantity ? 'off' : undefined}
            readOnly={disabled}
            aria-describedby={clsx(describedBy, error && id) || undefined}
            aria-invalid={problem ? true : undefined}
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

const problemOf = (field: HTMLInputElement): ReturnType<typeof quantityProblem> =>
  quantityProblem(field.value);

/** Null where there is no whole number. */
function typedIn(field: HTMLInputElement): number | null {
  const text = latinNumber(field.value).trim();
  return text === '' || quantityProblem(text) === 'wholeQuantity' ? null : Number(text);
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
