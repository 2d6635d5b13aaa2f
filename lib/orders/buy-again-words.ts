import type { BoughtAgain } from './buy-again';

/** What happened, in sentences: what is in the cart now, and what is not and why. */
export function buyAgainWords(outcomes: BoughtAgain[]): { anyAdded: boolean; words: string } {
  const added = outcomes.reduce((sum, outcome) => sum + outcome.added, 0);
  const short = outcomes.filter((outcome) => outcome.reason !== null);
  const first =
    added === 0
      ? 'Nothing was added to your cart.'
      : short.length === 0
        ? `Everything is in your cart: ${pieces(added)}.`
        : `${pieces(added)} ${added === 1 ? 'is' : 'are'} in your cart.`;
  return { anyAdded: added > 0, words: [first, ...short.map(shortWords)].join(' ') };
}

const pieces = (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`);

function shortWords({ name, asked, added, reason }: BoughtAgain): string {
  switch (reason) {
    case 'unreachable':
      return `We couldn’t ask for ${name} just now; please try again.`;
    case 'not-sold-here':
      return `${name} cannot be ordered again from here.`;
    default:
      return added > 0
        ? `Of ${name} we have only ${added} of ${asked} left.`
        : `${name} is not available any more.`;
  }
}
