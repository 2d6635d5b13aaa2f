import type { Words } from '../words/en';
import { fill, plural } from '../words/format';
import type { Lang } from '../words/lang';
import type { BoughtAgain } from './buy-again';

/** What happened, in sentences: what is in the cart now, and what is not and why. */
export function buyAgainWords(
  words: Words['orders'],
  lang: Lang,
  outcomes: BoughtAgain[],
): { anyAdded: boolean; words: string } {
  const added = outcomes.reduce((sum, outcome) => sum + outcome.added, 0);
  const short = outcomes.filter((outcome) => outcome.reason !== null);
  const first =
    added === 0
      ? words.nothingAdded
      : plural(lang, short.length === 0 ? words.allAdded : words.someAdded, added);
  return {
    anyAdded: added > 0,
    words: [first, ...short.map((outcome) => shortWords(words, outcome))].join(' '),
  };
}

function shortWords(words: Words['orders'], { name, asked, added, reason }: BoughtAgain): string {
  switch (reason) {
    case 'unreachable':
      return fill(words.couldNotAsk, { name });
    case 'not-sold-here':
      return fill(words.notSoldHere, { name });
    default:
      return added > 0 ? fill(words.onlySome, { name, added, asked }) : fill(words.goneNow, { name });
  }
}
