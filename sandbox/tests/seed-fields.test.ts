import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { catalogSchema } from '../seed/catalog-file';
import { reviewSchema } from '../seed/review-file';
import { shopSchema } from '../seed/shop-file';
import { translationsSchema } from '../seed/translations';

const page = readFileSync(new URL('../../docs/seeds.md', import.meta.url), 'utf8');

type Node = z.infer<typeof node>;
const node = z.looseObject({
  get properties() {
    return z.record(z.string(), node).optional();
  },
  get items() {
    return node.optional();
  },
  get oneOf() {
    return z.array(node).optional();
  },
  required: z.array(z.string()).default([]),
});

/** Returns each field as `products[].name`, and whether a file must have it. */
function fieldsOf(schema: z.ZodType): Map<string, boolean> {
  const found = new Map<string, boolean>();
  const walk = (at: Node, path: string) => {
    for (const form of [at, ...(at.oneOf ?? [])]) {
      if (form.items) walk(form.items, `${path}[]`);
      for (const [name, below] of Object.entries(form.properties ?? {})) {
        const field = path === '' ? name : `${path}.${name}`;
        found.set(field, form.required.includes(name));
        walk(below, field);
      }
    }
  };
  walk(node.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })), '');
  return found;
}

/** Returns the same of the tables below the headings that name the file: `` ### `shop.json`: `site` ``. */
function listedFields(file: string): Map<string, boolean> {
  const sections = page.split(/^#+ /m).filter((section) => section.startsWith(`\`${file}\``));
  const rows = sections.flatMap((section) => {
    const [, parent = ''] = /^`[^`]+`: `([^`]+)`/.exec(section) ?? [];
    const cells = [...section.matchAll(/^\| `([^`]+)` \| ([^|]*?) \|/gm)];
    return cells.map(([, name = '', given = '']): [string, boolean] => [
      parent === '' ? name : `${parent}.${name}`,
      given === 'required',
    ]);
  });
  return new Map(rows);
}

const inOrder = (fields: Map<string, boolean>) => Object.fromEntries([...fields].sort());

it.each([
  ['catalog.json', catalogSchema],
  ['shop.json', shopSchema],
  ['reviews.json', reviewSchema],
  ['translations.<language>.json', translationsSchema],
])('docs/seeds.md lists every field of %s, and which are required', (file, schema) => {
  const fields = fieldsOf(schema);
  // A field that only groups others has no line of its own.
  for (const field of [...fields.keys()])
    if ([...fields.keys()].some((other) => other.startsWith(`${field}.`) || other.startsWith(`${field}[].`)))
      if (!listedFields(file).has(field)) fields.delete(field);
  expect(fields.size).toBeGreaterThan(9);
  expect(inOrder(listedFields(file))).toEqual(inOrder(fields));
});
