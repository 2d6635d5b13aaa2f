import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { HEIGHT, WIDTH } from './fabric.mjs';
import { row, scene } from './scenes.mjs';
import { hanging, hookOf, WARDROBE, wallOf } from './wardrobe.mjs';

/**
 * Draws the pictures of the seed `fashion`. Garments have the colors of the catalog's options.
 *
 *     npm run lookbook                         all pictures
 *     node tools/lookbook/draw.mjs nora-tee    those whose name starts like this
 */

const SEED = fileURLToPath(new URL('../../sandbox/seeds/fashion/', import.meta.url));
const CHANGES_ALL = process.argv[2] === undefined;
const MEDIA = join(SEED, 'media');
/** Photographs need more. Flat shades show no blocks at this quality. */
const QUALITY = 68;

/**
 * @typedef {{ file: string }} Picture
 * @typedef {{ name: string, choices: { value: string, description: string, images?: string[] }[],
 * type: string }} Option
 * @typedef {{ slug: string, images: Picture[], options: Option[] }} Product
 * @typedef {{ products: Product[], categories: { banner: string, wall?: string, products: string[]
 * }[], heroes: (Picture & { products: string[] })[] }} Catalog
 */

/** @type {Catalog} */
const catalog = JSON.parse(readFileSync(join(SEED, 'catalog.json'), 'utf8'));
/** The colors of products that are sold in one. */
const ONLY_COLORS = { 'everyday-socks': '#2f3a4f', 'tesoura-gift-card': '#8f3f2b' };

/**
 * @param {Product} product
 * @returns {[string, string][]} file names without extension, and colors
 */
function colorsOf({ slug, options }) {
  const choices = options.find(({ type }) => type === 'color')?.choices;
  if (choices) return choices.map(({ value, images }) => [(images?.[0] ?? '').replace('.webp', ''), value]);
  return [[`${slug}--front`, ONLY_COLORS[/** @type {keyof typeof ONLY_COLORS} */ (slug)]]];
}

/** @param {string} slug */
function garmentOf(slug) {
  const garment = WARDROBE[slug];
  if (!garment) throw new Error(`There is no drawing of ${slug}`);
  return garment;
}

/** @param {string} file @param {string} svg @param {number} width @param {number} height */
async function write(file, svg, width, height) {
  if (!CHANGES_ALL && !file.startsWith(process.argv[2] ?? '')) return;
  const picture = sharp(Buffer.from(svg)).resize(width, height).webp({ quality: QUALITY, effort: 6 });
  writeFileSync(join(MEDIA, file), await picture.toBuffer());
  drawn.add(file);
}

/** @param {Product} product */
async function drawProduct(product) {
  const garment = garmentOf(product.slug);
  const [first = ['', ''], ...others] = colorsOf(product);
  const show = (/** @type {string} */ color, /** @type {string} */ view) =>
    scene({
      wall: wallOf(garment, color),
      content: `<g filter="url(#cast)">${hanging(garment, color)}</g>`,
      floor: garment.floor,
      view,
    });
  const whole = `0 0 ${WIDTH} ${HEIGHT}`;
  for (const [file, color] of [first, ...others])
    await write(`${file}.webp`, show(color, whole), WIDTH, HEIGHT);
  await write(`${product.slug}--detail.webp`, show(first[1], garment.detail), WIDTH, HEIGHT);
}

/**
 * Draws the first color of each product, and the second where a product comes again.
 * @param {string[]} slugs
 */
function hang(slugs) {
  return slugs.map((slug, at) => {
    const product = catalog.products.find((one) => one.slug === slug);
    if (!product) throw new Error(`The catalog has no product ${slug}`);
    const colors = colorsOf(product);
    const [, color = ''] =
      colors[slugs.slice(0, at).filter((one) => one === slug).length % colors.length] ?? [];
    const garment = garmentOf(slug);
    return { content: hanging(garment, color), hook: hookOf(garment) };
  });
}

/** @type {Set<string>} */
const drawn = new Set();
const WALLS = ['#dfd3c2', '#cdd2cb', '#d9cdc0', '#d3d8d6', '#e0d7c9'];
const WIDE = { width: 1920, height: 1080 };

mkdirSync(MEDIA, { recursive: true });
for (const product of catalog.products) await drawProduct(product);
for (const [at, { banner, products }] of catalog.categories.entries()) {
  const shown = products.length < 4 ? [...products, ...products] : products;
  const wall = WALLS[at % WALLS.length] ?? '';
  await write(banner, row({ wall, garments: hang(shown.slice(0, 4)), ...WIDE }), WIDE.width, WIDE.height);
}
for (const [at, { file, products }] of catalog.heroes.entries())
  await write(
    file,
    row({ wall: WALLS[at * 2] ?? '', garments: hang(products), ...WIDE }),
    WIDE.width,
    WIDE.height,
  );
if (CHANGES_ALL) for (const file of readdirSync(MEDIA)) if (!drawn.has(file)) rmSync(join(MEDIA, file));
