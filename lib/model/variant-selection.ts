import { amountKey, compareMoney, type Money, subtractMoney } from './money';
import { own } from './own';
import type {
  LiveOffer,
  Picture,
  Price,
  Product,
  ProductChoice,
  ProductOption,
  UnitPrice,
  Variant,
} from './product';
import { labelOf, lowestPrice } from './product';

/** Option name → choice name, as far as chosen. */
export type Choices = Record<string, string>;

export type Selectable = Pick<Product, 'name' | 'price' | 'availability' | 'kind' | 'options' | 'variants'>;

/** `unavailable`: the combination does not exist. A shopper can choose it in any state. */
export type ChoiceState = 'available' | 'sold-out' | 'unavailable';

/** At or below this quantity, the shop shows the remaining stock. */
const LOW_STOCK = 5;

/** A product without stock by variant has one variant without choices, which always fits. */
const fits = (variant: Variant, choices: Choices): boolean =>
  Object.entries(variant.choices).every(([option, choice]) => {
    const chosen = own(choices, option);
    return !chosen || chosen === choice;
  });

const fitting = (product: Selectable, choices: Choices): Variant[] =>
  product.variants.filter((variant) => fits(variant, choices));

/**
 * Preselects single choices, and the first available color, because the picture has to show a color.
 * `preselect` names other options with a fair start, such as the size of a bowl. The rest stay open, such as
 * the size of a shirt: the shopper would not notice a wrong one.
 */
export function initialChoices(product: Selectable, preselect: readonly string[] = []): Choices {
  const choices = new Map<string, string>();
  for (const option of product.options) {
    const [first] = option.choices;
    if (!first) continue;
    if (option.choices.length === 1) choices.set(option.name, first.name);
    else if (option.kind === 'color' || preselect.includes(option.name)) {
      const buyable = option.choices.find(
        (choice) => choiceState(product, Object.fromEntries(choices), option, choice) === 'available',
      );
      choices.set(option.name, (buyable ?? first).name);
    }
  }
  return Object.fromEntries(choices);
}

export function shownChoice({ name, choices: offered }: ProductOption, choices: Choices): string | undefined {
  const chosen = own(choices, name);
  const choice = offered.find((one) => one.name === chosen);
  return choice ? labelOf(choice) : chosen;
}

export const missingOptions = (product: Selectable, choices: Choices): ProductOption[] =>
  product.options.filter((option) => !own(choices, option.name));

/** Null while an option is open or when there is no such variant. */
export function chosenVariant(product: Selectable, choices: Choices): Variant | null {
  if (missingOptions(product, choices).length > 0) return null;
  return fitting(product, choices)[0] ?? null;
}

/** The first picture of the chosen color or other choice, or else of the product. */
export const chosenPicture = (
  { options, pictures }: Pick<Product, 'options' | 'pictures'>,
  choices: Choices,
): Picture | null =>
  options
    .flatMap(
      (option) => option.choices.find(({ name }) => name === own(choices, option.name))?.pictures ?? [],
    )
    .at(0) ??
  pictures[0] ??
  null;

/** In combination with the choices of the *other* options. */
export function choiceState(
  product: Selectable,
  choices: Choices,
  option: ProductOption,
  choice: ProductChoice,
): ChoiceState {
  const variants = fitting(product, { ...choices, [option.name]: choice.name });
  if (variants.length === 0) return 'unavailable';
  if (variants.some(({ preOrder }) => preOrder)) return 'available';
  return choice.inStock && variants.some((variant) => variant.inStock) ? 'available' : 'sold-out';
}

/** The range of the variants that still fit the choices, or their price if all have the same. */
export function chosenPrice(product: Selectable, choices: Choices): Price {
  const prices = fitting(product, choices).map((variant) => variant.price);
  const [first, ...others] = prices;
  if (!first || first.kind === 'unknown' || product.variants.length === 1) return product.price;
  if (others.every((price) => priceKey(price) === priceKey(first)))
    // The product's price also has the unit price.
    return product.price.kind === first.kind && nowOf(product.price) === nowOf(first) ? product.price : first;
  const ends = prices
    .flatMap((price) =>
      price.kind === 'unknown' ? [] : price.kind === 'range' ? [price.from, price.to] : [price.now],
    )
    .sort(compareMoney);
  const [from] = ends;
  const to = ends.at(-1);
  if (!from || !to) return product.price;
  // Variants of one price may differ in their former price or their price per unit.
  const rest = {
    ...lowestUnit(prices),
    eachTime: 'eachTime' in first ? first.eachTime : undefined,
  };
  return compareMoney(from, to) === 0
    ? { kind: 'plain', now: from, ...rest }
    : { kind: 'range', from, to, ...rest };
}

/** Choice name → price above the cheapest choice, if it is known and higher. It is shown and not charged. */
export function addedPrices(
  product: Selectable,
  choices: Choices,
  { name, choices: offered }: ProductOption,
): ReadonlyMap<string, Money> {
  const lowest = offered.map(
    (choice) =>
      fitting(product, { ...choices, [name]: choice.name })
        .flatMap(({ price }) => lowestPrice(price) ?? [])
        .sort(compareMoney)[0],
  );
  const [least] = lowest.flatMap((money) => money ?? []).sort(compareMoney);
  return new Map(
    offered.flatMap((choice, index) => {
      const money = lowest[index];
      if (!money || !least || compareMoney(money, least) === 0) return [];
      const added = subtractMoney(money, least);
      return [[choice.name, { ...added, amount: amountKey(added) }] as const];
    }),
  );
}

/** `lowestUnitPrice` also compares measures, for the server. */
function lowestUnit(prices: Price[]): { unit?: UnitPrice } {
  const units = prices
    .flatMap((price) => ('unit' in price && price.unit) || [])
    .sort((a, b) => compareMoney(a.price, b.price));
  const [unit] = units;
  if (!unit || units.length < prices.length) return {};
  const highest = units.at(-1) ?? unit;
  return { unit: compareMoney(unit.price, highest.price) === 0 ? unit : { ...unit, isFrom: true } };
}

const nowOf = (price: Price) => ('now' in price ? amountKey(price.now) : null);

/** Equal for equal prices, whatever the scale of their amounts. */
const priceKey = (price: Price): string =>
  JSON.stringify(price, (key, value) =>
    key === 'amount' ? amountKey({ amount: value, currency: '' }) : value,
  );

export type StockState =
  | { kind: 'sold-out' | 'not-available' | 'in-stock' | 'at-once' | 'pre-order' }
  | { kind: 'low'; left: number };

export const isBuyable = ({ kind }: StockState): boolean => kind !== 'sold-out' && kind !== 'not-available';

export function stockState(product: Selectable, choices: Choices): StockState {
  if (product.availability === 'sold-out') return { kind: 'sold-out' };
  const there = product.kind === 'digital' ? 'at-once' : 'in-stock';
  const variant = chosenVariant(product, choices);
  if (!variant) {
    if (missingOptions(product, choices).length === 0) return { kind: 'not-available' };
    const variants = fitting(product, choices);
    if (variants.some(({ inStock }) => inStock)) return { kind: there };
    return { kind: variants.some(({ preOrder }) => preOrder) ? 'pre-order' : 'sold-out' };
  }
  if (!variant.inStock && variant.preOrder) return { kind: 'pre-order' };
  if (!variant.inStock || isChoiceSoldOut(product, choices)) return { kind: 'sold-out' };
  if (variant.quantity !== null && variant.quantity > 0 && variant.quantity <= LOW_STOCK)
    return { kind: 'low', left: variant.quantity };
  return { kind: there };
}

/** The platform reports stock on three levels: a choice can be sold out although its variants are not. */
const isChoiceSoldOut = (product: Selectable, choices: Choices): boolean =>
  product.options.some((option) =>
    option.choices.some((choice) => choice.name === own(choices, option.name) && !choice.inStock),
  );

/** Replaces cached price and stock by those of the live offer. */
export function withLiveOffer<T extends Selectable & { id: string }>(product: T, offer: LiveOffer | null): T {
  if (!offer || offer.productId !== product.id) return product;
  const live = new Map(offer.variants.map((variant) => [variant.id, variant]));
  const variants = product.variants.map((variant) => {
    const current = live.get(variant.id);
    return current ? { ...variant, preOrder: undefined, ...current } : variant;
  });
  return {
    ...product,
    price: offer.price,
    availability: offer.availability,
    variants,
    options: product.options.map((option) => ({
      ...option,
      choices: option.choices.map((choice) => {
        // The cached stock of a choice must not override the live stock of its variants.
        const ofChoice = variants.filter((variant) => own(variant.choices, option.name) === choice.name);
        return ofChoice.length > 0
          ? { ...choice, inStock: ofChoice.some(({ inStock, preOrder }) => inStock || preOrder) }
          : choice;
      }),
    })),
  };
}
