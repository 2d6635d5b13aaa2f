import { describe, expect, it, vi } from 'vitest';
import { catalogView } from '@/lib/i18n/catalog-view';
import { LANGS, type Lang } from '@/lib/i18n/lang';
import { SEARCHES } from './search-queries';
import { openShop } from './shop-visitor';

vi.stubGlobal('FEATURES', { blog: true });
await openShop('v3');
const { getPlaces, placesNamed, searchFor } = await import('@/lib/catalog/search-products');
const { cardsAt, findProductIndex, renewProductIndex } = await import('@/lib/catalog/search/product-index');
const { findProducts } = await import('@/lib/catalog/search/find-products');

type Answer = { asked: string; found: string[]; place: number; guess: string; expectedGuess: string };

async function answersIn(lang: Lang): Promise<Answer[]> {
  const view = catalogView(lang);
  await renewProductIndex(view.language);
  const ready = await findProductIndex(view.language);
  if (!ready) throw new Error('The index was not built.');
  const places = await getPlaces(lang, view);
  const answers: Answer[] = [];
  for (const { query, first, guess: expectedGuess = '' } of SEARCHES[lang] ?? []) {
    const search = await searchFor(query, { isTyped: false, places, lang, view });
    const { places: found, guess } = findProducts(ready.index, search);
    const shown = first[0]?.startsWith('/')
      ? placesNamed(guess ?? query, places, lang).map(({ href }) => href)
      : cardsAt(ready, found).map(({ slug }) => slug);
    answers.push({
      asked: `${lang}: ${query}`,
      found: shown.slice(0, 3),
      place: shown.findIndex((one) => first.includes(one)),
      guess: guess ?? '',
      expectedGuess,
    });
  }
  return answers;
}

describe('the search of the demo shop', () => {
  it('answers as a good shop assistant would, in each language', { timeout: 180_000 }, async () => {
    const answers: Answer[] = [];
    for (const lang of LANGS) answers.push(...(await answersIn(lang)));
    expect(answers.length).toBeGreaterThanOrEqual(200);
    const unless = (isRight: (answer: Answer) => boolean) => answers.filter((answer) => !isRight(answer));
    const describeAll = (wrong: Answer[]) => JSON.stringify(wrong, null, 1);
    const [notFirst, notInThree] = [
      unless(({ place }) => place === 0),
      unless(({ place }) => place >= 0 && place < 3),
    ];
    expect(notFirst.length, describeAll(notFirst)).toBeLessThanOrEqual(0.05 * answers.length);
    expect(notInThree.length, describeAll(notInThree)).toBeLessThanOrEqual(0.01 * answers.length);
    expect(unless(({ found }) => found.length > 0)).toEqual([]);
    expect(unless(({ guess, expectedGuess }) => guess === expectedGuess)).toEqual([]);
  });
});
