import { describe, expect, it } from 'vitest';
import { stockOf } from '@/lib/wix/catalog/v3/catalog';
import { productPrice, variantPrice } from '@/lib/wix/catalog/v3/money';
import { toLiveOffer, toProduct, toProductSummary } from '@/lib/wix/catalog/v3/product';
import { htmlOf } from '@/lib/wix/catalog/v3/rich-content';
import { usd } from '../../../../fixtures/money';

const bare = { _id: 'p1', slug: 'mug', name: 'Mug', currency: 'USD' };
const variant = (id: string, amount: string, inStock: boolean) => ({
  _id: id,
  visible: true,
  choices: [],
  price: { actualPrice: { amount } },
  inventoryStatus: { inStock, preorderEnabled: false },
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
    expect(toProduct(product({ month: '18' }, true))?.price).toEqual({ kind: 'plain', now: usd('20') });
    expect(toProduct(product({}))?.price).toEqual({ kind: 'plain', now: usd('20') });
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
    const product = toProduct({
      ...bare,
      options: [
        {
          _id: 'o1',
          name: 'Color',
          optionRenderType: 'SWATCH_CHOICES',
          choicesSettings: {
            choices: [
              { choiceId: 'c1', name: 'Red', colorCode: '#F00', visible: true, inStock: true },
              { choiceId: 'c2', name: 'Blue', colorCode: '#00F', visible: false },
            ],
          },
        },
      ],
      variantsInfo: {
        variants: [
          {
            ...variant('v1', '10', true),
            choices: [{ optionChoiceIds: { optionId: 'o1', choiceId: 'c1' } }],
          },
          { ...variant('v2', '10', true), visible: false },
        ],
      },
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
        variantsInfo: { variants: stock.map((inStock, index) => variant(`v${index}`, '10', inStock)) },
      })?.availability;
    expect([of(true, true), of(true, false), of(false, false)]).toEqual([
      'in-stock',
      'partly-sold-out',
      'sold-out',
    ]);
    const later = {
      ...variant('v1', '10', false),
      inventoryStatus: { inStock: false, preorderEnabled: true },
    };
    expect(toProduct({ ...bare, variantsInfo: { variants: [later] } })).toMatchObject({
      availability: 'pre-order',
      variants: [{ preOrder: true }],
    });
  });
});

describe('the SEO data of a V3 product', () => {
  it('can hide it from search engines', () => {
    const robots = (content: string, disabled = false) =>
      toProduct({
        ...bare,
        variantsInfo: { variants: [variant('v1', '1', true)] },
        seoData: { tags: [{ type: 'meta', props: { name: 'robots', content }, disabled }] },
      })?.seo?.isHidden;
    expect([robots('noindex, nofollow'), robots('index'), robots('noindex', true)]).toEqual([
      true,
      undefined,
      undefined,
    ]);
  });
});

describe('a V3 price', () => {
  it('is a sale when the compare-at price is higher, and an automatic discount wins', () => {
    const price = { actualPrice: { amount: '10.00' }, compareAtPrice: { amount: '12.00' } };
    expect(variantPrice(price, 'USD')).toEqual({ kind: 'sale', now: usd('10.00'), was: usd('12.00') });
    expect(variantPrice({ ...price, priceAfterDiscount: { amount: '0' } }, 'USD')).toEqual({
      kind: 'sale',
      now: usd('0'),
      was: usd('10.00'),
    });
    for (const amount of ['10', '12', ''])
      expect(variantPrice({ ...price, priceAfterDiscount: { amount } }, 'USD')).toMatchObject({
        now: usd('10.00'),
        was: usd('12.00'),
      });
    for (const amount of ['0', '10', '9.99', ''])
      expect(variantPrice({ ...price, compareAtPrice: { amount } }, 'USD').kind).toBe('plain');
  });

  it('has the price per unit of each variant, at the price after an automatic discount', () => {
    const physical = (quantity: number, value: string) => ({
      pricePerUnit: { settings: { quantity, measurementUnit: 'G' as const }, value },
    });
    const price = { actualPrice: { amount: '10' }, priceAfterDiscount: { amount: '9' } };
    const found = toProduct({
      ...bare,
      physicalProperties: { pricePerUnit: { quantity: 1, measurementUnit: 'KG' } },
      variantsInfo: {
        variants: [
          { ...variant('v1', '10', true), physicalProperties: physical(500, '20.00') },
          { ...variant('v2', '18', true), physicalProperties: physical(1000, '18.00') },
          { ...variant('v3', '10', true), price, physicalProperties: physical(500, '20.00') },
        ],
      },
    });
    expect(found?.variants.map((one) => 'unit' in one.price && one.price.unit)).toEqual([
      { price: usd('20'), measure: 'kg', contained: 0.5 },
      { price: usd('18'), measure: 'kg', contained: 1 },
      { price: usd('18'), measure: 'kg', contained: 0.5 },
    ]);
    expect(found?.price).toMatchObject({
      kind: 'range',
      unit: { price: usd('18'), measure: 'kg', isFrom: true },
    });
  });

  it('has the lowest price per unit in a list, reduced as the cheapest variant is', () => {
    const range = (min: string, max: string) => ({ minValue: { amount: min }, maxValue: { amount: max } });
    const unit = (min: string, max: string) => ({
      pricePerUnit: { quantity: 1, measurementUnit: 'KG' as const },
      pricePerUnitRange: { minValue: { value: min }, maxValue: { value: max } },
    });
    const cheapest = { actualPrice: { amount: '10' }, priceAfterDiscount: { amount: '9' } };
    const listed = (min: string, max: string) =>
      productPrice(
        {
          actualPriceRange: range('10', '18'),
          physicalProperties: unit(min, max),
          variantSummary: { minPriceVariant: { price: cheapest } },
        },
        [],
        'USD',
      );
    expect(listed('20', '36')).toEqual({
      kind: 'range',
      from: usd('9'),
      to: usd('18'),
      unit: { price: usd('18'), measure: 'kg', contained: 0.5, isFrom: true },
    });
    expect(listed('20', '20')).not.toHaveProperty('unit.isFrom');
  });

  it('names the lowest price per unit of variants that cost the same and contain different amounts', () => {
    const value = (amount: string) => ({ value: amount });
    const physicalProperties = {
      pricePerUnit: { quantity: 1, measurementUnit: 'KG' as const },
      pricePerUnitRange: { minValue: value('10'), maxValue: value('20') },
    };
    const minPriceVariant = { price: { actualPrice: { amount: '10' } } };
    const listed = { physicalProperties, variantSummary: { minPriceVariant } };
    expect(productPrice(listed, [], 'USD')).toMatchObject({
      kind: 'plain',
      now: usd('10'),
      unit: { price: usd('10'), isFrom: true },
    });
    // A variant without a content of its own: the lowest price per unit does not tell it.
    expect(
      toProduct({
        ...bare,
        physicalProperties,
        variantsInfo: { variants: [variant('v1', '10', true)] },
      })?.variants[0]?.price,
    ).toEqual({ kind: 'plain', now: usd('10') });
  });

  it('of a list is the range of the product, or the price of its cheapest variant', () => {
    const range = (min: string, max: string) => ({ minValue: { amount: min }, maxValue: { amount: max } });
    expect(productPrice({ actualPriceRange: range('9.50', '10') }, [], 'USD')).toEqual({
      kind: 'range',
      from: usd('9.50'),
      to: usd('10'),
    });
    expect(
      productPrice(
        { actualPriceRange: range('10', '10.0'), compareAtPriceRange: range('12', '12') },
        [],
        'USD',
      ),
    ).toEqual({ kind: 'sale', now: usd('10'), was: usd('12') });
  });
});

describe('rich content', () => {
  it('becomes sanitized HTML', () => {
    const text = (value: string, decorations: { type: 'BOLD' | 'LINK'; linkData?: object }[] = []) => ({
      type: 'TEXT' as const,
      textData: { text: value, decorations },
    });
    expect(
      htmlOf({
        nodes: [
          { type: 'HEADING', headingData: { level: 1 }, nodes: [text('Care')] },
          { type: 'PARAGRAPH', nodes: [text('Wash <b>', [{ type: 'BOLD' }]), text('\nby hand')] },
          { type: 'PARAGRAPH', nodes: [] },
          {
            type: 'BULLETED_LIST',
            nodes: [{ type: 'LIST_ITEM', nodes: [{ type: 'PARAGRAPH', nodes: [text('Dry')] }] }],
          },
          {
            type: 'PARAGRAPH',
            nodes: [text('bad', [{ type: 'LINK', linkData: { link: { url: 'javascript:alert(1)' } } }])],
          },
          { type: 'DIVIDER' },
          { type: 'POLL', nodes: [text('left')] },
        ],
      }),
    ).toBe(
      '<h3>Care</h3><p><strong>Wash &lt;b&gt;</strong><br />by hand</p><ul><li><p>Dry</p></li></ul><p><a rel="noopener nofollow">bad</a></p><hr />left',
    );
  });

  it('shows a table with its header', () => {
    const cell = (text: string) => ({
      type: 'TABLE_CELL' as const,
      nodes: [
        {
          type: 'PARAGRAPH' as const,
          nodes: [{ type: 'TEXT' as const, textData: { text, decorations: [] } }],
        },
      ],
    });
    const rows = [
      ['Size', 'Waist'],
      ['S', '66'],
    ].map((texts) => ({ type: 'TABLE_ROW' as const, nodes: texts.map(cell) }));
    expect(htmlOf({ nodes: [{ type: 'TABLE', tableData: { rowHeader: true }, nodes: rows }] })).toBe(
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

describe('the stock of a product', () => {
  it('sums locations, and does not know a variant with an untracked item', () => {
    const later = { enabled: true, message: 'May', limit: 12, counter: 2 };
    const { quantities, preOrderMessage } = stockOf([
      { variantId: 'v1', trackQuantity: true, quantity: 3 },
      { variantId: 'v1', trackQuantity: true, quantity: 2 },
      { variantId: 'v1', trackQuantity: true, quantity: -4 },
      { variantId: 'v2', trackQuantity: true, quantity: 1 },
      { variantId: 'v2', trackQuantity: false, inStock: true },
      { variantId: 'v1', trackQuantity: true, quantity: 0, preorderInfo: { enabled: true } },
      { variantId: 'v3', trackQuantity: true, quantity: 0, preorderInfo: later },
      { variantId: 'v4', trackQuantity: true, quantity: 0, preorderInfo: { ...later, enabled: false } },
    ]);
    expect([...quantities]).toEqual([
      ['v1', 5],
      ['v3', 10],
      ['v4', 0],
    ]);
    expect(preOrderMessage).toBe('May');
  });
});
