const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();

const termsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** Marks the parts of a text that match a term of the query. Ignores case and accents. */
export function markTerms(text: string, query: string): { text: string; marked: boolean }[] {
  const terms = termsOf(query);
  const letters = [...text];
  // Each folded letter has the position of its original, because a ligature folds into two letters.
  const plain = letters.flatMap((letter, place) =>
    [...(fold(letter) || letter)].map((char) => ({ char, place })),
  );
  const folded = plain.map(({ char }) => char).join('');
  const marked = new Set<number>();
  for (const term of terms)
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length))
      for (const { place } of plain.slice(at, at + term.length)) marked.add(place);
  const parts: { text: string; marked: boolean }[] = [];
  for (const [place, letter] of letters.entries()) {
    const last = parts.at(-1);
    if (last && last.marked === marked.has(place)) last.text += letter;
    else parts.push({ text: letter, marked: marked.has(place) });
  }
  return parts;
}
