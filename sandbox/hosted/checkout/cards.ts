/** Test cards, and what paying with each comes to. */
export const TEST_CARDS = [
  { number: '4242 4242 4242 4242', outcome: 'paid', says: 'pays' },
  { number: '4000 0000 0000 0002', outcome: 'declined', says: 'is declined' },
  { number: '4000 0000 0000 3220', outcome: 'pending', says: 'stays pending' },
] as const;

export type Card = {
  kind: 'card';
  outcome: (typeof TEST_CARDS)[number]['outcome'];
  lastFourDigits: string;
  brand: string;
};

/** The test card behind what was typed (spaces and dashes do not matter), or undefined. */
export function readCard(typed: string): Card | undefined {
  const digits = typed.replaceAll(/[\s-]/g, '');
  const card = TEST_CARDS.find(({ number }) => number.replaceAll(' ', '') === digits);
  return card && { kind: 'card', outcome: card.outcome, lastFourDigits: digits.slice(-4), brand: 'Visa' };
}
