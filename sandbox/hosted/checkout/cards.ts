/** Test cards with the payment result of each. `effect`: the text that says it. */
export const TEST_CARDS = [
  { number: '4242 4242 4242 4242', outcome: 'paid', effect: 'cardPays' },
  { number: '4000 0000 0000 0002', outcome: 'declined', effect: 'cardDeclines' },
  { number: '4000 0000 0000 3220', outcome: 'pending', effect: 'cardPends' },
] as const;

export type Card = {
  kind: 'card';
  outcome: (typeof TEST_CARDS)[number]['outcome'];
  lastFourDigits: string;
  brand: string;
};

/** Returns the test card for the entered number, ignoring spaces and dashes, or undefined. */
export function readCard(typed: string): Card | undefined {
  const digits = typed.replaceAll(/[\s-]/g, '');
  const card = TEST_CARDS.find(({ number }) => number.replaceAll(' ', '') === digits);
  return card && { kind: 'card', outcome: card.outcome, lastFourDigits: digits.slice(-4), brand: 'Visa' };
}
