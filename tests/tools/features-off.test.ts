import { expect, it } from 'vitest';
import { modulesOf } from '../../tools/figures/modules-of.mjs';

/** Those that every feature may add parts to. */
const PAGES = [
  'app/[lang]/layout.tsx',
  'app/[lang]/page.tsx',
  'app/[lang]/cart/page.tsx',
  'app/[lang]/categories/[slug]/page.tsx',
  'app/[lang]/products/[slug]/page.tsx',
  'app/[lang]/thank-you/page.tsx',
];

const featuresOf = async (isOn: boolean) =>
  (await modulesOf(PAGES, isOn)).filter((path) => /^features\/(?!places\/)/.test(path));

it('pages reach modules of features that are on, and none of those that are off', async () => {
  expect((await featuresOf(true)).length).toBeGreaterThan(0);
  expect(await featuresOf(false)).toEqual([]);
}, 120_000);
