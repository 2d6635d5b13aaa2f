/** At most `most` UTF-16 units, cut between characters: half an emoji of eleven units is shown as �. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  // A character has few units, so the rest need not be segmented.
  for (const { index } of new Intl.Segmenter().segment(text.slice(0, most + 50))) {
    if (index > most) break;
    end = index;
  }
  return text.slice(0, end);
}
