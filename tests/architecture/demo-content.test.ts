import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readShop } from '@/lib/config/shop-schema';
import source from '@/shop.config';
import { projectFiles, root } from './project-files';

/**
 * Files that know no shop: what a merchant changes is in `shop.config.ts`, `content/`, `public/`
 * and the seed of the sandbox.
 */
const files = projectFiles()
  .filter(
    (path) =>
      /^(?:app|components|features|lib|scripts|server|cache-handlers)\/.*\.(?:tsx?|mjs|css|svg)$/.test(
        path,
      ) || /^(?:middleware|instrumentation|next\.config|tailwind\.config)\.ts$/.test(path),
  )
  .map((path) => ({ path, text: readFileSync(root + path, 'utf8') }));

const named = z.array(z.object({ name: z.string(), slug: z.string() }));
const variants = z.array(z.object({ choices: z.record(z.string(), z.string()) }));
const { products, categories } = z
  .object({ products: z.array(named.element.extend({ variants })), categories: named })
  .parse(JSON.parse(readFileSync(`${root}sandbox/seeds/ceramics/catalog.json`, 'utf8')));

const choices = new Set(
  products.flatMap((product) => product.variants.flatMap((variant) => Object.values(variant.choices))),
);

/** Names of the demo catalog that every shop uses for something else. */
const COMMON = new Set(['gift card', 'lighting', 'kitchen']);

const names = [
  readShop(source).name,
  ...[...products, ...categories].flatMap(({ name, slug }) => [name, slug]),
].filter((name) => !COMMON.has(name.toLowerCase()));

/** Returns the texts in a value, at any depth. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** A text of one word may be a value of another kind: a currency, a font. A choice of a product is none, either. */
const sentences = textsIn(source).filter((text) => /\s\S+\s/.test(text) && !choices.has(text));

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const termsOf = (texts: string[]) =>
  new RegExp(`(?<![\\w-])(?:${texts.map(escaped).join('|')})(?![\\w-])`, 'giu');
const NAMES = termsOf(names);
/** A name that may be part of a longer one, such as a folder's. */
const SHOP_NAME = new RegExp(escaped(readShop(source).name), 'giu');

const usesOf = (pattern: RegExp, texts = files) =>
  texts.flatMap(({ path, text }) => (text.match(pattern) ?? []).map((found) => `${path}: ${found}`));

describe('the demo shop', () => {
  it('is known', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(names.length).toBeGreaterThan(60);
    expect(sentences.length).toBeGreaterThan(30);
  });

  it('has its name in its own files only', () => {
    expect(usesOf(SHOP_NAME)).toEqual([]);
  });

  it('has the names and slugs of its catalog in its own files only', () => {
    expect(usesOf(NAMES)).toEqual([]);
  });

  it('has its sentences in its own files only', () => {
    const found = files.flatMap(({ path, text }) =>
      sentences.filter((sentence) => text.includes(sentence)).map((sentence) => `${path}: ${sentence}`),
    );
    expect(found).toEqual([]);
  });

  it('is found', () => {
    const [product] = products;
    const text = `<a href="/products/${product?.slug}">${product?.name}</a>`;
    expect(usesOf(NAMES, [{ path: 'a.tsx', text }])).toHaveLength(2);
  });
});
