import { existsSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { Failure } from '../../scripts/lib/failure.mjs';
import { removeFeature } from '../../scripts/lib/features/remove-feature.mjs';
import { newFolders } from '../new-folders';

const FILES = {
  'features/gift-note/part.tsx': 'export default () => null;',
  'features/engraving/part.tsx': 'export default () => null;',
  'features/places/cart.ts': `export const cart = place(
  'cart',
  FEATURES.engraving ? () => import('@/features/engraving/part') : null,
  FEATURES.giftNote
    ? () => import('@/features/gift-note/part')
    : null,
);
export const load = FEATURES.lawNotes || FEATURES.giftNote ? () => import('@/features/gift-note/part') : null;
export const areas = [...(FEATURES.giftNote ? (['note'] as const) : [])];
`,
  'tests/features/gift-note/part.test.ts': '',
  'tests/lib/pages.test.ts':
    "it.each(['/note', '/cart'])('is a page', () => {\n  open('/note');\n  const all = ['/cart', '/note'];\n});\n",
  'app/[lang]/note/page.tsx': "export { default } from '@/features/gift-note/page';\n",
  'app/[lang]/cart/page.tsx': 'export default () => null;',
  'app/globals.css': '@import "../features/gift-note/note.css";\n@import "./card.css";\n',
  'next.config.ts':
    "const PARTS = [\n  features.giftNote ? () => import('./features/gift-note/build.mjs') : null,\n];\n",
  'lib/pages.ts':
    "const PAGES = {\n  '/cart': {},\n  '/note': { feature: 'giftNote' },\n  '/cart/note': { feature: 'giftNote', isRewritten: true },\n};\n",
  'lib/config/shop-schema.ts':
    'const featuresSchema = {\n    engraving,\n    /** A note. */\n    giftNote: z.object({ max: amount }),\n    feeds,\n  };\nconst shop = {\n  giftNote: text,\n};\n',
  'shop.config.ts':
    'export default {\n  features: {\n    giftNote: {\n      max: 1,\n    },\n    feeds: true,\n  },\n};\n',
};

const { at, read, write } = newFolders();
beforeEach(() => {
  for (const [path, text] of Object.entries(FILES)) write(path, text);
});

it('a feature goes with its routes, its tests, its parts and its entries', () => {
  expect(removeFeature(at(), 'gift-note')).toEqual(['/note']);
  for (const path of ['features/gift-note', 'tests/features/gift-note', 'app/[lang]/note'])
    expect(existsSync(at(path)), path).toBe(false);
  expect(read('features/places/cart.ts').replaceAll(/\s/g, '')).toBe(
    "exportconstcart=place('cart',FEATURES.engraving?()=>import('@/features/engraving/part'):null,);exportconstload=null;exportconstareas=[];",
  );
  expect(read('tests/lib/pages.test.ts')).toBe(
    "it.each(['/cart'])('is a page', () => {\n  const all = ['/cart'];\n});\n",
  );
  expect(read('app/globals.css')).toBe('@import "./card.css";\n');
  expect(read('next.config.ts')).toBe('const PARTS = [\n];\n');
  expect(read('lib/pages.ts')).toBe("const PAGES = {\n  '/cart': {},\n};\n");
  expect(read('lib/config/shop-schema.ts')).toBe(
    'const featuresSchema = {\n    engraving,\n    feeds,\n  };\nconst shop = {\n  giftNote: text,\n};\n',
  );
  expect(read('shop.config.ts')).toBe('export default {\n  features: {\n    feeds: true,\n  },\n};\n');
});

it('a feature that does not exist is named with those that do', () => {
  expect(() => removeFeature(at(), 'notes')).toThrow(
    new Failure('features/ has no notes. It has: engraving, gift-note.'),
  );
});
