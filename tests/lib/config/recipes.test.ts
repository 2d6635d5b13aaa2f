import { readdirSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { shopProblems } from '@/lib/config/shop-problems';

/** A block of `ts` in a page of docs/: entries of the configuration. Signatures are blocks of `typescript`. */
type Recipe = { place: string; code: string };

const recipes: Recipe[] = readdirSync('docs')
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) => {
    const text = readFileSync(`docs/${name}`, 'utf8');
    return [...text.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(({ 1: code = '', index }) => ({
      place: `${name}:${text.slice(0, index).split('\n').length}`,
      code,
    }));
  })
  .filter(({ code }) => !/^(?:import|export) /m.test(code));

it('the recipes of the documentation are found', () => expect(recipes.length).toBeGreaterThan(10));

it.each(recipes)(
  'the recipes of the documentation of $place can be pasted into shop.config.ts',
  ({ code }) => {
    const entries = runInNewContext(`({ contact: { email: 'a@b.example' }, ${code} })`);
    const problems = (config: object) => shopProblems(config, { langs: ['en', 'de', 'he'] });
    // An entry of `features` stands alone where the text is about it.
    const found = problems(entries);
    const { contact, ...inner } = entries;
    expect(found.length > 0 ? problems({ contact, features: inner }) : found, found.join('\n')).toEqual([]);
  },
);
