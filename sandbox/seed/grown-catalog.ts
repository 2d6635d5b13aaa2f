import type { SeedProduct } from './catalog-file';

const ADJECTIVES = [
  'Ashen',
  'Birch',
  'Calm',
  'Dawn',
  'Ember',
  'Fern',
  'Golden',
  'Harbor',
  'Iron',
  'Juniper',
  'Kelp',
  'Linen',
  'Morning',
  'Northern',
  'Ochre',
  'Pine',
  'Quiet',
  'River',
  'Stone',
  'Tidal',
  'Umber',
  'Valley',
  'Winter',
  'Yarrow',
];
/**
 * Time between two generated products. The first is this much older than the oldest of the demo
 * shop.
 */
const MINUTE = 60_000;

/**
 * Yields the additional products of a shop of `total` products. They reuse pictures, texts and
 * options of the demo shop's products, with their own names, prices, choices and stock. They are
 * the same on every machine, and older than the demo shop's.
 */
export function* grownCatalog(demo: SeedProduct[], total: number): Generator<SeedProduct> {
  const oldest = Math.min(...demo.map(({ createdDate }) => Date.parse(createdDate)));
  for (let index = demo.length; index < total; index++) {
    const model = demo[index % demo.length];
    if (model === undefined) return;
    yield vary(model, index, new Date(oldest - index * MINUTE).toISOString());
  }
}

function vary(model: SeedProduct, index: number, createdDate: string): SeedProduct {
  const random = randomNumbers(index);
  const series = Math.floor(index / ADJECTIVES.length);
  const adjective = ADJECTIVES[index % ADJECTIVES.length] ?? '';
  // Between 0.6 and 1.8 times the model's price, rounded to half units.
  const factor = 0.6 + random() * 1.2;
  const priced = (amount: number) => Math.max(0.5, Math.round(amount * factor * 2) / 2);
  const { options, variants } = fewerChoices(model, random);
  const discount =
    random() < 0.15 ? { type: 'PERCENT' as const, value: 5 + Math.floor(random() * 8) * 5 } : undefined;
  return {
    ...model,
    slug: `${model.slug}-${index}`,
    name: `${adjective} ${model.name} ${series}`,
    sku: `${model.sku}-${index}`,
    price: priced(model.price),
    ribbon: random() < 0.1 ? 'Limited' : undefined,
    discount,
    createdDate,
    options,
    variants: variants.map((variant) => {
      const stock = random() < 0.1 ? 0 : Math.floor(random() * 60);
      return {
        ...variant,
        sku: `${variant.sku}-${index}`,
        price: priced(variant.price),
        // A variant of an uncounted model is not counted either.
        ...(variant.stock === null ? {} : { stock, inStock: stock > 0 }),
      };
    }),
  };
}

/**
 * Removes the last choice of the first option from one in three products, as long as two choices
 * remain.
 */
function fewerChoices(
  { options, variants }: SeedProduct,
  random: () => number,
): Pick<SeedProduct, 'options' | 'variants'> {
  const [first, ...others] = options;
  const last = first?.choices.at(-1);
  if (first === undefined || last === undefined || first.choices.length < 3 || random() > 1 / 3)
    return { options, variants };
  return {
    options: [{ ...first, choices: first.choices.slice(0, -1) }, ...others],
    variants: variants.filter(({ choices }) => choices[first.name] !== last.description),
  };
}

/** Returns a generator of numbers from 0 to 1, determined by `seed` (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
