import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogFile, type SeedProduct } from '../../sandbox/seed/catalog-file';
import { seedFolder } from '../../sandbox/seed/seed-folder';

/** Names that a plain object seems to have, although nobody has put them there. */
export const INHERITED_NAMES = [
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  '__proto__',
  'then',
] as const;

/** Texts that a merchant's program can store, by what is unusual about them. */
const TRAP_TEXTS = {
  nothing: '',
  'a lone surrogate': 'Half \ud83c of a pair, \udf81 too',
  'line separators': 'First\u2028second\u2029third',
  'bidirectional marks': '\u202eesrever\u202c \u2066isolated\u2069 \u200fmark',
  'invisible characters': '\u0007\u200b\u2060\ufeff',
  whitespace: ' \t\u00a0 ',
  markup: '</script><!--<script>&amp;"\'`{{a}}]]>',
  'a long word': 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'an emoji of many parts': '👩‍👩‍👧‍👦'.repeat(15),
} as const;

/** Slugs that the platform accepts, by what is unusual about them. */
export const TRAP_SLUGS = {
  'as long as the platform allows': 'a'.repeat(290),
  'in Hebrew, within a file name': 'קערה-'.repeat(9).slice(0, -1),
  'in Hebrew, beyond a file name': 'קערה-'.repeat(20).slice(0, -1),
  'in Hebrew, as long as the platform allows': 'קערה-'.repeat(58),
  'an emoji': 'vase-🏺',
  'a name of every object': 'constructor',
  'the prototype': '__proto__',
  'a file of the framework': 'index',
  'an ending of the framework': 'bowl.rsc',
  'an ending of a file': 'bowl.html',
} as const;

/** Colors of a merchant's choice that are more than a color, or none. */
export const TRAP_COLORS = [
  'red;position:fixed;inset:0;z-index:9',
  'url(https://attacker.example/pixel)',
  'var(--ink)',
  'expression(alert(1))',
  '}</style><script>alert(1)</script>',
  '',
  '#12345',
] as const;

const BASE = 'ceramics';

type TrapOptions = Partial<SeedProduct> & Pick<SeedProduct, 'slug' | 'name'>;

/** The order of the products: all are newer than those of the base, so a build renders them first. */
let second = 0;

function product({ slug, name, ...rest }: TrapOptions): SeedProduct {
  second++;
  return {
    slug,
    name,
    categories: ['trap'],
    productType: 'physical',
    shortDescription: name,
    description: name,
    price: 10,
    brand: name,
    weight: 1,
    material: name,
    dimensions: name,
    care: name,
    infoSections: [],
    sku: name.slice(0, 40),
    ribbon: name,
    options: [],
    customTextFields: [],
    variants: [{ choices: {}, sku: '', price: 10, stock: 3, inStock: true }],
    images: [{ file: PICTURE, alt: name }],
    createdDate: new Date(Date.UTC(2027, 0, 1, 0, 0, second)).toISOString(),
    ...rest,
  };
}

const PICTURE = 'lund-bowl--oat.jpg';

/** A product with the name wherever a merchant names something. */
const named = (slug: string, name: string): SeedProduct =>
  product({
    slug,
    name,
    infoSections: [{ title: name, html: `<p>${name.replaceAll(/[<&]/g, ' ')}</p>` }],
    customTextFields: [{ title: name, maxLength: 20, mandatory: false }],
    options: [
      {
        name,
        type: 'drop_down',
        choices: [
          { value: name, description: name, images: [PICTURE] },
          { value: 'Plain', description: 'Plain', images: [] },
        ],
      },
    ],
    variants: [name, 'Plain'].map((choice, index) => ({
      choices: Object.fromEntries([[name, choice]]),
      sku: `${index}`,
      price: 10 + index,
      stock: index,
      inStock: index > 0,
    })),
  });

const colored = (): SeedProduct =>
  product({
    slug: 'colors-of-traps',
    name: 'Colors',
    options: [
      {
        name: 'Color',
        type: 'color',
        choices: TRAP_COLORS.map((value, index) => ({ value, description: `Shade ${index}`, images: [] })),
      },
    ],
    variants: TRAP_COLORS.map((_, index) => ({
      choices: { Color: `Shade ${index}` },
      sku: '',
      price: 10,
      stock: 3,
      inStock: true,
    })),
  });

/** The products of the seed that the base does not have. */
export const trapProducts = (): SeedProduct[] => [
  ...INHERITED_NAMES.map((name, index) => named(`inherited-${index}`, name)),
  ...Object.values(TRAP_TEXTS).map((text, index) => named(`text-${index}`, text)),
  ...Object.entries(TRAP_SLUGS).map(([what, slug]) => product({ slug, name: `A slug: ${what}` })),
  colored(),
];

/**
 * Writes a seed of the sandbox whose merchant names things as no demo shop does. The rest of it is
 * the demo shop's, because its members, orders and settings refer to products.
 *
 * @param folder an empty folder
 */
export function writeTrapSeed(folder: string): void {
  const base = seedFolder(BASE);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(base))
    if (name !== 'catalog.json') symlinkSync(join(base, name), join(folder, name));
  const catalog = readCatalogFile(BASE);
  const traps = trapProducts();
  writeFileSync(
    join(folder, 'catalog.json'),
    JSON.stringify({
      ...catalog,
      products: [...catalog.products, ...traps],
      // First, because a build renders the first ones.
      categories: [
        ...[...INHERITED_NAMES, ...Object.values(TRAP_TEXTS)].map((name, index) => ({
          slug: index === 0 ? 'trap' : (Object.values(TRAP_SLUGS)[index - 1] ?? `trap-${index}`),
          name,
          description: name,
          banner: 'category--vases.jpg',
          bannerAlt: name,
          products: index === 0 ? traps.map(({ slug }) => slug) : [],
        })),
        ...catalog.categories,
      ],
    }),
  );
}
