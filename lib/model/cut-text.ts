/**
 * Returns at most `most` UTF-16 units, without a part of a character: an emoji may have eleven
 * units, and a half of one is shown as �.
 */
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
