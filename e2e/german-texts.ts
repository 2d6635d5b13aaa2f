import { readFileSync } from 'node:fs';
import { z } from 'zod';

const texts = z.record(z.string(), z.string());
const schema = z.object({
  products: z.record(z.string(), z.object({ name: z.string() })),
  categories: z.record(z.string(), z.object({ name: z.string() })),
  options: texts,
  choices: texts,
});

const file = new URL('../sandbox/seeds/ceramics/translations.de.json', import.meta.url);
const german = schema.parse(JSON.parse(readFileSync(file, 'utf8')));

/** Returns the German name of an option or a choice of the demo catalog. */
export const inGerman = (name: string): string => german.options[name] ?? german.choices[name] ?? name;

/** Returns the German name of a product of the demo catalog. */
export const germanProduct = (slug: string): string => german.products[slug]?.name ?? '';
