'use client';

import clsx from 'clsx';
import {
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLang, useMessages } from '#messages';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { ChevronDownIcon } from '@/components/ui/icons';
import { OptionalPart } from '@/components/ui/optional-part';
import { Price } from '@/components/ui/price';
import { QuantityField } from '@/components/ui/quantity-field';
import type { BrowserTool } from '@/lib/forms/browser-tool';
import { useEarlyInput } from '@/lib/forms/hydration';
import { format } from '@/lib/i18n/format';
import { catalogLang } from '@/lib/i18n/lang';
import type { Messages } from '@/lib/i18n/messages/en';
import { optionField } from '@/lib/model/buy-fields';
import { own } from '@/lib/model/own';
import { labelOf, type ProductOption } from '@/lib/model/product';
import {
  addedPrices,
  type ChoiceState,
  type Choices,
  choiceState,
  chosenVariant,
  isBuyable,
  type Selectable,
  stockState,
} from '@/lib/model/variant-selection';
import { formatMoney } from '@/lib/money';
import { localHref } from '@/lib/urls';
import type { BuyBar } from './buy-bar';
import { similarId } from './element-names';
import { ErrorsContext } from './extra-field-parts';
import { type SelectableProduct, useChoices, useSelection } from './selection-context';

const STOCK_STYLES: Record<StockMessages['tone'], string> = {
  good: 'text-success',
  low: 'text-accent',
  none: 'text-danger',
};

type BuyBoxProps = {
  priceNote?: ReactNode;
  /** Below the options: `<ExtraFields>`. */
  extras?: ReactNode;
  tool?: BrowserTool | null;
  /** Whether small windows show the button in a bar while it is out of view. */
  hasBar?: boolean;
};

/** A plain form. Its button is disabled only if nothing of the product can be bought. */
export function BuyBox({ priceNote, extras, tool, hasBar = true }: BuyBoxProps) {
  const messages = useMessages('product');
  const lang = useLang();
  const returnTo = localHref(lang, '/cart');
  const { product, price, start, choices, choose } = useSelection();
  const { submit, prepare, pending, errors, done } = useAddToCart();
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLDivElement>(null);
  const BuyBar = useBuyBar(hasBar);
  useExtraPricing(form);

  useEarlyInput(() => {
    if (form.current) choose(choicesIn(product, new FormData(form.current)));
  });

  // The browser's validation is for pages without JavaScript. The shop's messages name the missing choice.
  useLayoutEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  const soldOut = product.availability === 'sold-out';
  const stock = stockMessages(messages, product, choices);
  const variant = chosenVariant(product, choices);
  const { kind } = stockState(product, choices);
  const isPreOrder = kind === 'pre-order';

  return (
    <form
      ref={form}
      method="post"
      action="/api/cart/items"
      onPointerEnter={prepare}
      onFocus={prepare}
      onSubmit={submit}
      {...tool}
      className="flex flex-col gap-5"
    >
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="returnTo" value={returnTo} />

      <p className="min-h-8 text-title leading-8">
        <Price price={price} />
      </p>
      {priceNote}

      {product.options.map((option) => (
        <OptionPicker key={option.name} option={option} error={own(errors, option.name) ?? null} />
      ))}

      <ErrorsContext value={errors}>{extras}</ErrorsContext>

      <div>
        <p
          className={clsx('mb-2.5 flex items-center gap-2 text-small', STOCK_STYLES[stock.tone])}
          aria-live="polite"
        >
          <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
          <span>{stock.text}</span>
        </p>
        {isPreOrder && product.preOrderMessage ? (
          <p lang={catalogLang(lang, product)} className="mb-3 text-small text-muted">
            {product.preOrderMessage}
          </p>
        ) : null}
        <div ref={button} className="buy-row flex flex-wrap gap-3">
          {soldOut ? null : (
            <QuantityField
              value={start?.quantity ?? 1}
              max={variant?.inStock || variant?.preOrder ? variant.quantity : null}
            />
          )}
          <Button size="large" className="min-w-36 grow" pending={pending} disabled={soldOut}>
            {soldOut ? messages.soldOut : isPreOrder ? messages.preOrder : messages.addToCart}
          </Button>
        </div>
        <FieldError error={own(errors, 'form')} />
        <p role="status" className="sr-only">
          {done}
        </p>
      </div>
      {BuyBar && kind !== 'sold-out' ? (
        <OptionalPart>
          <BuyBar button={button} pending={pending} isPreOrder={isPreOrder} />
        </OptionalPart>
      ) : null}
    </form>
  );
}

export function SimilarLink() {
  const { similar } = useMessages('product');
  const { product } = useSelection();
  if (product.availability !== 'sold-out') return null;
  return (
    <p className="mt-3">
      <a
        href={`#${similarId(product.slug)}`}
        className="inline-flex min-h-target items-center text-small underline decoration-edge underline-offset-4 hover:decoration-current"
      >
        {similar}
      </a>
    </p>
  );
}

/** Equals the limit in the styles of the bar. */
const SMALL = '(width < 64rem)';

/** Null in a wide window, and until the bar is loaded. The page works without it. */
function useBuyBar(hasBar: boolean): typeof BuyBar | null {
  const [bar, setBar] = useState<{ Bar: typeof BuyBar } | null>(null);

  useEffect(() => {
    if (!hasBar) return;
    const small = matchMedia(SMALL);
    const fetchBar = () => {
      if (!small.matches) return;
      import('./buy-bar').then(
        ({ BuyBar }) => setBar({ Bar: BuyBar }),
        () => {},
      );
    };
    fetchBar();
    small.addEventListener('change', fetchBar);
    return () => small.removeEventListener('change', fetchBar);
  }, [hasBar]);

  return bar?.Bar ?? null;
}

/** Only products with such fields load the code, after the page. */
function useExtraPricing(form: RefObject<HTMLFormElement | null>): void {
  const { product, setPricing } = useSelection();
  const { modifiers, customTextFields, subscriptions } = product;
  const hasExtras = Boolean(modifiers || subscriptions || customTextFields.length > 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields of a product do not change.
  useEffect(() => {
    if (!hasExtras) return;
    let stop: (() => void) | null = () => {};
    import('./extra-pricing').then(
      ({ followExtras }) => {
        if (stop && form.current) stop = followExtras(form.current, product, setPricing);
      },
      () => {},
    );
    return () => {
      stop?.();
      stop = null;
    };
  }, [hasExtras]);
}

/** Loads the code when the shopper approaches the form. */
const load = () => import('./add-selection');

const prepare = (): void => void load().catch(() => {});

/** `prepare` loads the code. `errors` are as in a `Rejection`. `done` says what was added. */
function useAddToCart() {
  const messages = useMessages('product');
  const { offline } = useMessages('failure');
  const lang = useLang();
  const { product, start } = useSelection();
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState(start?.errors ?? {});
  const [done, setDone] = useState<string | null>(null);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    setDone(null);
    setErrors({});
    setPending(true);
    const outcome = await load().then(
      ({ addSelection }) =>
        addSelection({ product, choices: choicesIn(product, data), data, messages, lang, offline }),
      () => ({ ok: false as const, errors: { form: offline }, focus: undefined }),
    );
    setPending(false);
    if (outcome.ok) return setDone(outcome.message);
    setErrors(outcome.errors);
    const field = [...form.elements].find((element) => element.getAttribute('name') === outcome.focus);
    if (field instanceof HTMLElement) field.focus();
  }

  return { submit, prepare, pending, errors, done };
}

/** An option without a choice is empty. */
const choicesIn = ({ options }: SelectableProduct, data: FormData): Choices =>
  Object.fromEntries(options.map((option) => [option.name, String(data.get(optionField(option)) ?? '')]));

/** Sold-out and unavailable choices can still be chosen. */
function choiceWithState(messages: Messages['product'], choice: string, state: ChoiceState): string {
  if (state === 'available') return choice;
  return `${choice} ${state === 'sold-out' ? messages.choiceSoldOut : messages.choiceNotAvailable}`;
}

type OptionPickerProps = { option: ProductOption; error: string | null };

/** More choices than this are a drop-down, because tiles would push the button out of view. */
const MAX_TILES = 8;

export function OptionPicker({ option, error }: OptionPickerProps) {
  const messages = useMessages('product');
  const lang = useLang();
  const { product, choose } = useSelection();
  const choices = useChoices();
  const id = useId();
  const field = { name: optionField(option), required: true };
  const offered = option.choices.map((choice) => ({
    ...choice,
    label: choiceWithState(messages, labelOf(choice), choiceState(product, choices, option, choice)),
    isMuted: choiceState(product, choices, option, choice) !== 'available',
  }));
  if (option.kind !== 'color' && offered.length > MAX_TILES)
    return (
      <div>
        <label className="block text-small font-medium">
          {labelOf(option)}
          <span className="relative mt-2 block font-normal">
            <select
              {...field}
              value={own(choices, option.name) ?? ''}
              onChange={(event) => choose({ [option.name]: event.currentTarget.value })}
              aria-describedby={`${id}-error`}
              className="control h-14 appearance-none pe-10"
            >
              <option value="">{messages.pleaseChoose}</option>
              {offered.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
            <ChevronDownIcon className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4" />
          </span>
        </label>
        <FieldError id={`${id}-error`} error={error} />
      </div>
    );
  const prices = option.kind === 'color' ? null : addedPrices(product, choices, option);
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-2 text-small font-medium">{labelOf(option)}</legend>
      <div className="flex flex-wrap gap-2">
        {offered.map(({ name, label, color, isMuted }) => {
          const added = prices?.get(name);
          return (
            <label key={name} className={option.kind === 'color' ? 'swatch' : 'tile'}>
              <input
                {...field}
                type="radio"
                value={name}
                checked={own(choices, option.name) === name}
                onChange={() => choose({ [option.name]: name })}
              />
              {option.kind === 'color' ? (
                <span aria-hidden="true" style={{ background: color ?? undefined }} />
              ) : null}
              <span className={isMuted ? 'text-muted' : ''}>{label}</span>
              {added ? (
                <span className="text-caption text-muted">
                  {` ${format(messages.plus, { price: formatMoney(added, lang) })}`}
                </span>
              ) : null}
            </label>
          );
        })}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}

export type StockMessages = { tone: 'good' | 'low' | 'none'; text: string };

export function stockMessages(
  messages: Messages['product'],
  product: Selectable,
  choices: Choices,
): StockMessages {
  const stock = stockState(product, choices);
  if (stock.kind === 'low') return { tone: 'low', text: format(messages.onlyLeft, stock) };
  return { tone: isBuyable(stock) ? 'good' : 'none', text: messages.stock[stock.kind] };
}
