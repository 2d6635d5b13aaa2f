'use client';

import {
  createContext,
  Fragment,
  lazy,
  type ReactNode,
  type SubmitEvent,
  Suspense,
  useEffect,
  useId,
  useRef,
} from 'react';
import { useLang, useMessages } from '#messages';
import { type LineRemoval, RemovedLineRow } from '@/components/cart/removed-line';
import { Button } from '@/components/ui/button';
import { ShopLink } from '@/components/ui/link';
import { type PicturePriority, SmallPicture } from '@/components/ui/picture';
import { Price, UnitPriceText } from '@/components/ui/price';
import { QuantityField } from '@/components/ui/quantity-field';
import { Skeleton } from '@/components/ui/skeleton';
import type { CartApi } from '@/lib/cart/client/store';
import { format } from '@/lib/i18n/format';
import type { Messages } from '@/lib/i18n/messages/en';
import type { CartLine as CartLineValue, CartViolation } from '@/lib/model/cart';
import { latinNumber } from '@/lib/model/latin-number';
import { formatMoney } from '@/lib/money';
import { LineChoices } from './line-choices';

type CartLinesProps = {
  lines: CartLineValue[];
  api: Pick<CartApi, 'setQuantity'>;
  removal: LineRemoval;
  violations?: readonly CartViolation[];
  returnTo: string;
  /** Another action of each line, which reads `LineContext`. */
  lineAction?: ReactNode;
};

export const LineContext = createContext<CartLineValue | null>(null);

/** In the first view of a phone. */
const FIRST_LINES = 2;

export function CartLines({ lines, api, removal, violations = [], returnTo, lineAction }: CartLinesProps) {
  const { removed, restored, remove, undo } = removal;
  const messages = useMessages('cart');
  const list = useRef<HTMLUListElement>(null);

  // The "Undo" button no longer exists, which may have had the focus.
  useEffect(() => {
    if (restored && document.activeElement === document.body) list.current?.focus();
  }, [restored]);

  const row = removed ? (
    <li>
      <RemovedLineRow key={removed.line.id} line={removed.line} onUndo={undo} />
    </li>
  ) : null;

  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={messages.label}
      className="divide-y divide-line border-b border-line outline-none"
    >
      {lines.map((line, index) => (
        <Fragment key={line.id}>
          {removed?.index === index ? row : null}
          <li>
            <CartLine
              line={line}
              violation={violations.find(({ lineIds }) => lineIds.includes(line.id))?.kind}
              priority={index < FIRST_LINES ? 'first' : undefined}
              returnTo={returnTo}
              onQuantity={(quantity) => (quantity === 0 ? remove(line) : api.setQuantity(line.id, quantity))}
              onRemove={() => remove(line)}
              action={lineAction ? <LineContext value={line}>{lineAction}</LineContext> : null}
            />
          </li>
        </Fragment>
      ))}
      {removed && removed.index >= lines.length ? row : null}
    </ul>
  );
}

export function CartLinesSkeleton({ count = 2 }: { count?: number }) {
  return (
    <div role="status" className="divide-y divide-line">
      <span className="sr-only">{useMessages('cart').loading}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <CartLineSkeleton key={index} />
      ))}
    </div>
  );
}

/** Few lines have terms. Without their code, the rest of the line works. */
const LineTerms = lazy(() =>
  import('./line-terms').then(
    ({ LineTerms: component }) => ({ default: component }),
    () => ({ default: () => null }),
  ),
);

type CartLineProps = {
  line: CartLineValue;
  violation?: CartViolation['kind'];
  priority?: PicturePriority;
  onQuantity: (quantity: number) => Promise<boolean>;
  onRemove: () => void;
  returnTo: string;
  action?: ReactNode;
};

const GRID =
  'grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 py-6 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-x-6';

/** A changed quantity saves itself. Without JavaScript the "Update" button sends a plain form. */
function CartLine({ line, violation, priority, onQuantity, onRemove, returnTo, action }: CartLineProps) {
  const messages = useMessages('cart');
  const id = useId();
  const lang = useLang();
  const isPending = line.pending === true;
  const problem = stockMessage(messages, line) ?? violationMessage(messages, violation);

  return (
    <article className={GRID} aria-labelledby={`${id}-name`} aria-busy={isPending || undefined}>
      <SmallPicture picture={line.picture} sizes="7rem" priority={priority} />
      <div className="flex min-w-0 flex-col gap-1">
        <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
          <h3 id={`${id}-name`} className="min-w-0 leading-snug font-medium">
            <LineLink href={line.href}>{line.name}</LineLink>
          </h3>
          <LineTotal line={line} />
        </div>
        <LineChoices choices={line.choices} />
        {line.gift || line.plan || line.preOrder ? (
          <Suspense>
            <LineTerms line={line} />
          </Suspense>
        ) : null}
        <UnitPrice line={line} />
        {line.pending
          ? null
          : line.savings?.map(({ name, amount }) => (
              <p key={name} className="text-small text-accent">
                {format(messages.saved, { name, amount: formatMoney(amount, lang) })}
              </p>
            ))}
        {problem ? <p className="text-small text-danger">{problem}</p> : null}
        <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-2 pt-2">
          <LineForm
            method="PATCH"
            lineId={line.id}
            returnTo={returnTo}
            onSubmit={(data) =>
              onQuantity(Math.max(0, Number.parseInt(latinNumber(String(data.get('quantity'))), 10) || 0))
            }
          >
            <QuantityField
              value={line.quantity}
              min={0}
              max={line.available}
              onQuantity={onQuantity}
              disabled={isPending || line.isQuantityFixed === true}
              describedBy={`${id}-name`}
              size="small"
            />
            <noscript>
              <Button variant="secondary">{messages.update}</Button>
            </noscript>
          </LineForm>
          <LineForm method="DELETE" lineId={line.id} returnTo={returnTo} onSubmit={onRemove}>
            <Button variant="quiet" disabled={isPending}>
              {messages.remove}
              <span className="sr-only">{` ${line.name}`}</span>
            </Button>
          </LineForm>
          {action}
        </div>
      </div>
    </article>
  );
}

function LineLink({ href, children }: { href: string | null; children: ReactNode }) {
  if (!href) return <span>{children}</span>;
  return (
    <ShopLink
      href={href}
      className="underline decoration-transparent underline-offset-4 transition-colors duration-quick hover:decoration-current"
    >
      {children}
    </ShopLink>
  );
}

/** Left out where the line's total shows the same amount, and when the product has left the catalog. */
function UnitPrice({ line }: { line: CartLineValue }) {
  const messages = useMessages('cart');
  const { price, fullPrice, quantity, availability } = line;
  if (availability === 'not-found') return null;
  const unit = line.unit ? { unit: line.unit } : {};
  if (quantity === 1 && !fullPrice)
    return line.unit ? (
      <p className="text-small text-muted">
        <UnitPriceText unit={line.unit} />
      </p>
    ) : null;
  return (
    <p className="text-small text-muted">
      <Price
        price={
          fullPrice
            ? { kind: 'sale', now: price, was: fullPrice, ...unit }
            : { kind: 'plain', now: price, ...unit }
        }
      />
      {quantity > 1 ? <span> {messages.each}</span> : null}
    </p>
  );
}

function LineTotal({ line }: { line: CartLineValue }) {
  const messages = useMessages('cart');
  const lang = useLang();
  if (line.pending) {
    return (
      <p className="pt-1">
        <span className="sr-only">{messages.workingOutPrice}</span>
        <Skeleton className="h-4 w-16" />
      </p>
    );
  }
  return (
    <p className="font-medium tabular-nums">
      <span className="sr-only">{messages.together} </span>
      <span>{formatMoney(line.total, lang)}</span>
    </p>
  );
}

function stockMessage(
  messages: Messages['cart'],
  { availability, available, quantity, confirmed }: CartLineValue,
): string | null {
  if (availability === 'not-found') return messages.notFound;
  if (availability === 'unavailable') return messages.unavailable;
  if (confirmed) return format(messages.onlySome, { left: confirmed, quantity });
  if (available !== null && quantity > available) return format(messages.tooMany, { left: available });
  return availability === 'partly' ? messages.notEnough : null;
}

function violationMessage(
  messages: Messages['cart'],
  violation: CartViolation['kind'] | undefined,
): string | null {
  if (violation === 'members-only') return messages.membersOnly;
  return violation === 'out-of-stock' ? messages.notEnough : null;
}

type LineFormProps = {
  /** Sent as `_method`, because a plain form can only send GET and POST. */
  method: 'PATCH' | 'DELETE';
  lineId: string;
  returnTo: string;
  onSubmit: (data: FormData) => void;
  children: ReactNode;
};

function LineForm({ method, lineId, returnTo, onSubmit, children }: LineFormProps) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  }
  return (
    <form
      method="post"
      action="/api/cart/items"
      onSubmit={submit}
      className="flex flex-wrap items-center gap-2"
    >
      <input type="hidden" name="_method" value={method} />
      <input type="hidden" name="lineId" value={lineId} />
      <input type="hidden" name="returnTo" value={returnTo} />
      {children}
    </form>
  );
}

function CartLineSkeleton() {
  return (
    <div className={GRID}>
      <Skeleton className="aspect-product w-full" />
      <div>
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="mt-3 h-4 w-1/4" />
        <Skeleton className="mt-8 h-target w-32" />
      </div>
    </div>
  );
}
