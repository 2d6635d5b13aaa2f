import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { productTerms } from '../catalog/search/schema';
import { termsOf } from '../catalog/search/words';
import { named, own } from '../core/named';
import type { TextKind } from '../core/requested-view';
import type { Writer } from '../db/database';
import { translations } from '../multilingual/schema';
import { bulkInsert } from './bulk-insert';
import { paragraphs } from './catalog';
import { readCatalogFile } from './catalog-file';
import { stableId } from './ids';
import { seedFolder } from './seed-folder';

const shared = named(z.string()).default({});

/** A file `translations.<language>.json` of a seed. Texts that it leaves out are not translated. */
export const translationsSchema = z.strictObject({
  /** By slug. The description in paragraphs. */
  products: named(z.strictObject({ name: z.string(), description: z.array(z.string()) })).default({}),
  categories: named(z.strictObject({ name: z.string(), description: z.string() })).default({}),
  // By the text in the site's language.
  options: shared,
  choices: shared,
  ribbons: shared,
  sectionTitles: shared,
  sectionTexts: shared,
  planTitles: shared,
  planDescriptions: shared,
  preorderMessages: shared,
  /** Names and times of delivery options, and alternative texts of pictures. */
  delivery: shared,
  altTexts: shared,
});

type TranslationsFile = z.infer<typeof translationsSchema>;

const FILE = /^translations\.([a-z]{2})\.json$/;

/** Returns the names of a seed's files of translations, in a fixed order. */
export const translationFiles = (seed: string): string[] =>
  existsSync(seedFolder(seed))
    ? readdirSync(seedFolder(seed))
        .filter((name) => FILE.test(name))
        .sort()
    : [];

/** Stores the translated texts of a seed. @throws Error that lists what is wrong in a file. */
export async function seedTranslations(tx: Writer, seed: string): Promise<void> {
  const files: TranslationsFile[] = [];
  for (const name of translationFiles(seed)) {
    const path = join(seedFolder(seed), name);
    const parsed = translationsSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
    if (!parsed.success) throw new Error(`${path}:\n${z.prettifyError(parsed.error)}`);
    const language = FILE.exec(name)?.[1] ?? '';
    await bulkInsert(tx, translations, rowsOf(language, parsed.data));
    files.push(parsed.data);
  }
  await seedTerms(tx, seed, files);
}

function rowsOf(language: string, file: TranslationsFile) {
  const row = (kind: TextKind, ref: string, text: string) => ({ language, kind, ref, text });
  const sharedRows = (kind: TextKind, texts: Record<string, string>) =>
    Object.entries(texts).map(([ref, text]) => row(kind, ref, text));
  return [
    ...Object.entries(file.products).flatMap(([slug, { name, description }]) => [
      row('product.name', stableId(`product:${slug}`), name),
      row('product.description', stableId(`product:${slug}`), paragraphs(description.join('\n\n'))),
    ]),
    ...Object.entries(file.categories).flatMap(([slug, { name, description }]) => [
      row('category.name', stableId(`collection:${slug}`), name),
      row('category.description', stableId(`collection:${slug}`), description),
    ]),
    ...sharedRows('option', file.options),
    ...sharedRows('choice', file.choices),
    ...sharedRows('ribbon', file.ribbons),
    ...sharedRows('section.title', file.sectionTitles),
    ...Object.entries(file.sectionTexts).map(([ref, text]) =>
      row('section.text', paragraphs(ref), paragraphs(text)),
    ),
    ...sharedRows('plan.title', file.planTitles),
    ...sharedRows('plan.description', file.planDescriptions),
    ...sharedRows('preorder.message', file.preorderMessages),
    ...sharedRows('delivery', file.delivery),
    ...sharedRows('alt', file.altTexts),
  ];
}

/** The search of V3 finds the words of every language. What the platform does is unknown. */
async function seedTerms(tx: Writer, seed: string, files: TranslationsFile[]): Promise<void> {
  const rows = readCatalogFile(seed).products.flatMap(({ slug, name }, index) => {
    const known = termsOf(name);
    // Languages can have a word in common.
    const translatedNames = files.map(({ products }) => own(products, slug)?.name ?? '').join(' ');
    return termsOf(translatedNames)
      .filter((word) => !known.includes(word))
      .map((word) => ({ word, no: index + 1 }));
  });
  await bulkInsert(tx, productTerms, rows);
}
