import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readShop } from '@/lib/config/shop-schema';
import { own } from '@/lib/model/own';
import source from '@/shop.config';
import { root } from './project-files';

const choices = z.record(z.string(), z.string());
const seed = z
  .object({
    products: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        productType: z.string(),
        brand: z.string(),
        price: z.number(),
        dimensions: z.string(),
        createdDate: z.string(),
        ribbon: z.string().optional(),
        variants: z.array(z.object({ choices, price: z.number(), stock: z.number().nullable() })),
        infoSections: z.array(z.object({ title: z.string(), html: z.string() })).default([]),
        v3: z
          .object({
            pricePerUnit: z
              .object({ totalQuantity: z.number(), totalMeasurementUnit: z.string() })
              .optional(),
          })
          .default({}),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(`${root}sandbox/seeds/ceramics/catalog.json`, 'utf8')));
const { orders } = z
  .object({
    orders: z.array(
      z.object({
        number: z.number(),
        lines: z.array(z.object({ slug: z.string(), options: choices.default({}), quantity: z.number() })),
        changes: z
          .array(
            z.object({
              part: z.object({ amount: z.number(), line: z.number(), quantity: z.number() }).optional(),
            }),
          )
          .default([]),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(`${root}sandbox/seeds/ceramics/shop.json`, 'utf8')));

/** The quantities that dimensions name: `1.2 liters`, `320 ml`, `130 × 180 cm`. */
const QUANTITIES: Record<string, (dimensions: string) => number | undefined> = {
  ML: (text) => {
    const [, milliliters] = /([\d.]+) ml/.exec(text) ?? [];
    const [, liters] = /([\d.]+) liters?/.exec(text) ?? [];
    return milliliters ? Number(milliliters) : liters ? Number(liters) * 1_000 : undefined;
  },
  SQM: (text) => {
    const [, width, length] = /(\d+) × (\d+) cm/.exec(text) ?? [];
    return width && length ? (Number(width) * Number(length)) / 10_000 : undefined;
  },
};

/** What one text of the demo shop says, and another could contradict. */
describe('the story of the demo shop', () => {
  it('has a manufacturer for each brand', () => {
    const { productSafety } = readShop(source).law ?? {};
    const { manufacturer, brands } = productSafety || {};
    for (const { brand, productType } of seed.products)
      if (productType === 'physical') expect((own(brands, brand) ?? manufacturer)?.name).toBe(brand);
  });

  it('calls the newest products new', () => {
    const isNew = seed.products
      .toSorted((a, b) => b.createdDate.localeCompare(a.createdDate))
      .map(({ ribbon }) => ribbon === 'New');
    const count = isNew.filter(Boolean).length;
    expect(count).toBeGreaterThan(0);
    expect(isNew.slice(0, count)).not.toContain(false);
  });

  it('has unit prices of the quantities that the dimensions name', () => {
    const priced = seed.products.filter(({ v3 }) => v3.pricePerUnit);
    expect(priced.length).toBeGreaterThan(0);
    for (const { slug, dimensions, v3 } of priced) {
      const { totalQuantity, totalMeasurementUnit = '' } = v3.pricePerUnit ?? {};
      expect(QUANTITIES[totalMeasurementUnit]?.(dimensions), slug).toBe(totalQuantity);
    }
  });

  it('refunds what a line cost', () => {
    const refunds = orders.flatMap(({ number, lines, changes }) =>
      changes.flatMap(({ part }) => (part ? { number, part, line: lines[part.line] } : [])),
    );
    expect(refunds.length).toBeGreaterThan(0);
    for (const { number, part, line } of refunds) {
      const product = seed.products.find(({ slug }) => slug === line?.slug);
      const variant = product?.variants.find(
        (one) => JSON.stringify(one.choices) === JSON.stringify(line?.options),
      );
      expect(part.amount, `order ${number}`).toBe((variant?.price ?? 0) * part.quantity);
    }
  });

  it('sells what its sets have, with one choice of each option', () => {
    const sets = readShop(source).home?.sections.filter((one) => one.type === 'set') ?? [];
    expect(sets.length).toBeGreaterThan(0);
    for (const { slug, choices = {}, quantity = 1 } of sets.flatMap(({ things }) => things)) {
      const variants = seed.products.find((one) => one.slug === slug)?.variants ?? [];
      const chosen = variants.find((one) => isDeepStrictEqual(one.choices, choices));
      expect(chosen?.stock, `${slug} ${JSON.stringify(choices)}`).toBeGreaterThanOrEqual(quantity);
    }
  });

  it('guarantees a product by its own name and brand', () => {
    const section = readShop(source).law?.durability?.section;
    const guaranteed = seed.products.flatMap(({ name, brand, infoSections }) =>
      infoSections.filter(({ title }) => title === section).map(({ html }) => ({ name, brand, html })),
    );
    expect(guaranteed.length).toBeGreaterThan(0);
    for (const { name, brand, html } of guaranteed)
      expect(html).toMatch(new RegExp(`^<p>${brand}</p><p>${name}</p><p>[\\d.]+</p>$`));
  });
});
