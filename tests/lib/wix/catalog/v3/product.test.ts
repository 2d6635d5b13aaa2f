import { describe, expect, it } from 'vitest';
import { stockOf } from '@/lib/wix/catalog/v3/catalog';
import { productPrice, variantPrice } from '@/lib/wix/catalog/v3/money';
import { toLiveOffer, toProduct, toProductSummary } from '@/lib/wix/catalog/v3/product';
import { htmlOf } from '@/lib/wix/catalog/v3/rich-content';
import { plainPrice, rangePrice, salePrice, usd } from '../../../../fixtures/money';

const bare = { _id: 'p1', slug: 'mug', name: 'Mug', currency: 'USD' };
type Variant = NonNullable<NonNullable<Parameters<typeof toProduct>[0]['variantsInfo']>['variants']>[number];
const variant = (id: string, amount: string, inStock: boolean): Variant => ({
  _id: id,
  visible: true,
  choices: [],
  price: { actualPrice: { amount } },
  inventoryStatus: { inStock, preorderEnabled: false },
});

const ofVariants = (...variants: Variant[]) => ({ variantsInfo: { variants } });
const range = (min: string, max: string) => ({ minValue: { amount: min }, maxValue: { amount: max } });
const perKilo = (min: string, max: string) => ({
  pricePerUnit: { quantity: 1, measurementUnit: 'KG' as const },
  pricePerUnitRange: { minValue: { value: min }, maxValue: { value: max } },
});

describe('a V3 product that is sold by subscription only', () => {
  const plan = (id: string, visible = true) => ({ _id: id, title: id, visible });
  const priced = (prices: Record<string, string>) => ({
    ...variant('v1', '20', true),
    subscriptionPricesInfo: {
      subscriptionPrices: Object.entries(prices).map(([subscriptionId, amount]) => ({
        subscriptionId,
        price: { amount },
      })),
    },
  });
  const product = (prices: Record<string, string>, allowOneTimePurchases = false) => ({
    ...bare,
    subscriptionDetails: {
      allowOneTimePurchases,
      subscriptions: [plan('month'), plan('year'), plan('old', false)],
    },
    variantsInfo: { variants: [priced(prices)] },
  });
  const from15 = { kind: 'range', from: usd('15'), to: usd('18'), eachTime: true };

  it('has the price of its plans on the page and live, and not that of a single purchase', () => {
    const prices = { month: '18', year: '15', old: '1' };
    expect(toProduct(product(prices))).toMatchObject({ price: from15, variants: [{ price: from15 }] });
    expect(toLiveOffer(product(prices))).toMatchObject({ price: from15, variants: [{ price: from15 }] });
    expect(toProduct(product({ month: '18', year: '18' }))?.price).toEqual({
      kind: 'plain',
      now: usd('18'),
      eachTime: true,
    });
  });

  it('has it on a card, and lists of the platform do not know it', () => {
    const { variantsInfo, ...listed } = product({ month: '18', year: '15' });
    const variantSummary = { variantCount: 1, minPriceVariant: variantsInfo.variants[0] };
    expect(toProductSummary({ ...listed, variantSummary })).toMatchObject({
      price: from15,
      hasOtherListPrice: true,
    });
  });

  it('has the price of a single purchase where that is possible, or where plans have no price', () => {
    expect(toProduct(product({ month: '18' }, true))?.price).toEqual(plainPrice('20'));
    expect(toProduct(product({}))?.price).toEqual(plainPrice('20'));
  });
});

describe('a V3 product', () => {
  it('needs an id, a slug and a name, and must be visible', () => {
    for (const broken of [{ _id: null }, { slug: '' }, { name: null }, { visible: false }])
      expect(toProductSummary({ ...bare, ...broken })).toBeNull();
    expect(toProductSummary(bare)).toMatchObject({ price: { kind: 'unknown' }, availability: 'sold-out' });
  });

  it('without variants is no whole product, because it could not be bought', () => {
    expect(toProduct(bare)).toBeNull();
    expect(toLiveOffer(bare)).toBeNull();
  });

  it('hides retired choices and hidden variants, and knows choices by their ids alone', () => {
    const choices = [
      { choiceId: 'c1', name: 'Red', colorCode: '#F00', visible: true, inStock: true },
      { choiceId: 'c2', name: 'Blue', colorCode: '#00F', visible: false },
    ];
    const optionRenderType = 'SWATCH_CHOICES' as const;
    const red = [{ optionChoiceIds: { optionId: 'o1', choiceId: 'c1' } }];
    const product = toProduct({
      ...bare,
      options: [{ _id: 'o1', name: 'Color', optionRenderType, choicesSettings: { choices } }],
      ...ofVariants(
        { ...variant('v1', '10', true), choices: red },
        { ...variant('v2', '10', true), visible: false },
      ),
    });
    expect(product?.options[0]?.choices.map(({ name }) => name)).toEqual(['Red']);
    expect(product?.swatches.map(({ name }) => name)).toEqual(['Red']);
    expect(product?.variants).toEqual([
      expect.objectContaining({ id: 'v1', choices: { Color: 'Red' }, quantity: null }),
    ]);
  });

  it('is available as its variants are, whatever the status of the default location says', () => {
    const inventory = { availabilityStatus: 'OUT_OF_STOCK' } as const;
    const of = (...stock: boolean[]) =>
      toProduct({
        ...bare,
        inventory,
        ...ofVariants(...stock.map((one, at) => variant(`v${at}`, '10', one))),
      });
    const all = [of(true, true), of(true, false), of(false, false)].map((product) => product?.availability);
    expect(all).toEqual(['in-stock', 'partly-sold-out', 'sold-out']);
    const inventoryStatus = { inStock: false, preorderEnabled: true };
    const later = toProduct({ ...bare, ...ofVariants({ ...variant('v1', '10', false), inventoryStatus }) });
    expect(later).toMatchObject({ availability: 'pre-order', variants: [{ preOrder: true }] });
  });
});

it('the SEO data of a V3 product can hide it from search engines', () => {
  const robots = (content: string, disabled = false) => {
    const seoData = { tags: [{ type: 'meta', props: { name: 'robots', content }, disabled }] };
    return toProduct({ ...bare, ...ofVariants(variant('v1', '1', true)), seoData })?.seo?.isHidden;
  };
  const found = [robots('noindex, nofollow'), robots('index'), robots('noindex', true)];
  expect(found).toEqual([true, undefined, undefined]);
});

describe('a V3 price', () => {
  it('is a sale when the compare-at price is higher, and an automatic discount wins', () => {
    const price = { actualPrice: { amount: '10.00' }, compareAtPrice: { amount: '12.00' } };
    const reducedTo = (amount: string) => variantPrice({ ...price, priceAfterDiscount: { amount } }, 'USD');
    expect(variantPrice(price, 'USD')).toEqual(salePrice('10.00', '12.00'));
    expect(reducedTo('0')).toEqual(salePrice('0', '10.00'));
    for (const amount of ['10', '12', ''])
      expect(reducedTo(amount)).toMatchObject({ now: usd('10.00'), was: usd('12.00') });
    for (const amount of ['0', '10', '9.99', ''])
      expect(variantPrice({ ...price, compareAtPrice: { amount } }, 'USD').kind).toBe('plain');
  });

  it('has the price per unit of each variant, at the price after an automatic discount', () => {
    const measured = (id: string, amount: string, quantity: number, value: string) => ({
      ...variant(id, amount, true),
      physicalProperties: { pricePerUnit: { settings: { quantity, measurementUnit: 'G' as const }, value } },
    });
    const price = { actualPrice: { amount: '10' }, priceAfterDiscount: { amount: '9' } };
    const found = toProduct({
      ...bare,
      physicalProperties: { pricePerUnit: { quantity: 1, measurementUnit: 'KG' } },
      ...ofVariants(measured('v1', '10', 500, '20.00'), measured('v2', '18', 1000, '18.00'), {
        ...measured('v3', '10', 500, '20.00'),
        price,
      }),
    });
    expect(found?.variants.map((one) => 'unit' in one.price && one.price.unit)).toEqual([
      { price: usd('20'), measure: 'kg', contained: 0.5 },
      { price: usd('18'), measure: 'kg', contained: 1 },
      { price: usd('18'), measure: 'kg', contained: 0.5 },
    ]);
    const unit = { price: usd('18'), measure: 'kg', isFrom: true };
    expect(found?.price).toMatchObject({ kind: 'range', unit });
  });

  it('has the lowest price per unit in a list, reduced as the cheapest variant is', () => {
    const price = { actualPrice: { amount: '10' }, priceAfterDiscount: { amount: '9' } };
    const listed = (min: string, max: string) =>
      productPrice(
        {
          actualPriceRange: range('10', '18'),
          physicalProperties: perKilo(min, max),
          variantSummary: { minPriceVariant: { price } },
        },
        [],
        'USD',
      );
    const unit = { price: usd('18'), measure: 'kg', contained: 0.5, isFrom: true };
    expect(listed('20', '36')).toEqual({ ...rangePrice('9', '18'), unit });
    expect(listed('20', '20')).not.toHaveProperty('unit.isFrom');
  });

  it('names the lowest price per unit of variants that cost the same and contain different amounts', () => {
    const physicalProperties = perKilo('10', '20');
    const variantSummary = { minPriceVariant: { price: { actualPrice: { amount: '10' } } } };
    const unit = { price: usd('10'), isFrom: true };
    expect(productPrice({ physicalProperties, variantSummary }, [], 'USD')).toMatchObject({
      ...plainPrice('10'),
      unit,
    });
    // A variant without a content of its own: the lowest price per unit does not tell it.
    const product = { ...bare, physicalProperties, ...ofVariants(variant('v1', '10', true)) };
    expect(toProduct(product)?.variants[0]?.price).toEqual(plainPrice('10'));
  });

  it('of a list is the range of the product, or the price of its cheapest variant', () => {
    const [sold, before] = [range('10', '10.0'), range('12', '12')];
    const listed = (prices: Parameters<typeof productPrice>[0]) => productPrice(prices, [], 'USD');
    expect(listed({ actualPriceRange: range('9.50', '10') })).toEqual(rangePrice('9.50', '10'));
    expect(listed({ actualPriceRange: sold, compareAtPriceRange: before })).toEqual(salePrice('10', '12'));
  });
});

describe('rich content', () => {
  const text = (value: string, decorations: { type: 'BOLD' | 'LINK'; linkData?: object }[] = []) => ({
    type: 'TEXT' as const,
    textData: { text: value, decorations },
  });
  const paragraph = (...nodes: ReturnType<typeof text>[]) => ({ type: 'PARAGRAPH' as const, nodes });

  it('becomes sanitized HTML', () => {
    const link = { type: 'LINK' as const, linkData: { link: { url: 'javascript:alert(1)' } } };
    const nodes = [
      { type: 'HEADING' as const, headingData: { level: 1 }, nodes: [text('Care')] },
      paragraph(text('Wash <b>', [{ type: 'BOLD' }]), text('\nby hand')),
      paragraph(),
      {
        type: 'BULLETED_LIST' as const,
        nodes: [{ type: 'LIST_ITEM' as const, nodes: [paragraph(text('Dry'))] }],
      },
      paragraph(text('bad', [link])),
      { type: 'DIVIDER' as const },
      { type: 'POLL' as const, nodes: [text('left')] },
    ];
    expect(htmlOf({ nodes })).toBe(
      '<h3>Care</h3><p><strong>Wash &lt;b&gt;</strong><br />by hand</p><ul><li><p>Dry</p></li></ul><p><a rel="noopener nofollow">bad</a></p><hr />left',
    );
  });

  it('shows a table with its header', () => {
    const row = (...texts: string[]) => ({
      type: 'TABLE_ROW' as const,
      nodes: texts.map((one) => ({ type: 'TABLE_CELL' as const, nodes: [paragraph(text(one))] })),
    });
    const nodes = [row('Size', 'Waist'), row('S', '66')];
    expect(htmlOf({ nodes: [{ type: 'TABLE', tableData: { rowHeader: true }, nodes }] })).toBe(
      '<table><tbody><tr><th><p>Size</p></th><th><p>Waist</p></th></tr><tr><td><p>S</p></td><td><p>66</p></td></tr></tbody></table>',
    );
  });

  it('shows pictures of the media host only, and survives what is no content', () => {
    const image = (id: string) => ({ type: 'IMAGE' as const, imageData: { image: { src: { id } } } });
    expect(htmlOf({ nodes: [image('a~mv2.jpg')] })).toMatch(
      /^<img src="https?:[^"]+\/media\/a~mv2\.jpg\/v1\/fit\/[^"]+" alt="" loading="lazy" \/>$/,
    );
    expect([htmlOf(null), htmlOf(undefined), htmlOf({}), htmlOf({ nodes: [] })]).toEqual(['', '', '', '']);
  });
});

it('the stock of a product sums locations, and does not know a variant with an untracked item', () => {
  const later = { enabled: true, message: 'May', limit: 12, counter: 2 };
  const tracked = (variantId: string, quantity: number, preorderInfo?: object) => ({
    variantId,
    trackQuantity: true,
    quantity,
    preorderInfo,
  });
  const { quantities, preOrderMessage } = stockOf([
    ...[3, 2, -4].map((quantity) => tracked('v1', quantity)),
    tracked('v2', 1),
    { variantId: 'v2', trackQuantity: false, inStock: true },
    tracked('v1', 0, { enabled: true }),
    tracked('v3', 0, later),
    tracked('v4', 0, { ...later, enabled: false }),
  ]);
  expect(Object.fromEntries(quantities)).toEqual({ v1: 5, v3: 10, v4: 0 });
  expect(preOrderMessage).toBe('May');
});
