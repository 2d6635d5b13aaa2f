import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOutageGate } from '@/lib/http/uncached-pages';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

const pathOf = (index: number) => `/products/p${index}`;

/** Requests pages at once. Returns what has become of each: `waits`, `renders` or `rejected`. */
function request(gate: ReturnType<typeof createOutageGate>, from: number, count: number): string[] {
  const outcomes = Array.from({ length: count }, () => 'waits');
  for (const index of outcomes.keys())
    void gate.failureOf(`/en${pathOf(from + index)}`).then((failure) => {
      outcomes[index] = failure === null ? 'renders' : 'rejected';
    });
  return outcomes;
}

const many = (count: number, outcome: string) => Array.from({ length: count }, () => outcome);
const settle = () => vi.advanceTimersByTimeAsync(0);

it('of pages that are requested at once, the first five show whether the platform answers', async () => {
  const gate = createOutageGate();
  const outcomes = request(gate, 0, 50);
  await settle();
  expect(outcomes).toEqual([...many(5, 'renders'), ...many(45, 'waits')]);
  for (const index of [0, 1, 2, 3]) gate.recordFailure(pathOf(index));
  await settle();
  expect(outcomes.slice(5)).toEqual(many(45, 'waits'));
  gate.recordFailure(pathOf(4));
  await settle();
  // One looks for the end.
  expect(outcomes.slice(5)).toEqual(['renders', ...many(44, 'rejected')]);
});

it('one page that can be rendered ends the wait of all, and lets later ones begin', async () => {
  const gate = createOutageGate();
  const outcomes = request(gate, 0, 50);
  gate.end();
  await settle();
  expect(outcomes).toEqual(many(50, 'renders'));
  const later = request(gate, 50, 50);
  await settle();
  expect(later).toEqual(many(50, 'renders'));
});

it('pages that were rendered keep no later one waiting', async () => {
  const gate = createOutageGate();
  request(gate, 0, 5);
  for (let index = 0; index < 5; index++) gate.end();
  await vi.advanceTimersByTimeAsync(1_200);
  const later = request(gate, 5, 5);
  await settle();
  expect(later).toEqual(many(5, 'renders'));
});

it('a page that fails for another reason than an outage lets others begin', async () => {
  const gate = createOutageGate();
  const outcomes = request(gate, 0, 8);
  await settle();
  expect(outcomes).toEqual([...many(5, 'renders'), ...many(3, 'waits')]);
  gate.releaseWaiting();
  await settle();
  expect(outcomes).toEqual(many(8, 'renders'));
});

it('one product that fails again and again stops no other', async () => {
  const gate = createOutageGate();
  for (let count = 0; count < 20; count++) {
    expect(await gate.failureOf('/en/products/broken')).toBeNull();
    gate.recordFailure('/products/broken');
    await vi.advanceTimersByTimeAsync(400);
  }
  expect(await gate.failureOf('/en/products/p0')).toBeNull();
});

it('a platform that is slow lets five more begin in each round, and all after four', async () => {
  const outcomes = request(createOutageGate(), 0, 50);
  for (const begun of [10, 15, 20]) {
    await vi.advanceTimersByTimeAsync(4_000);
    expect(outcomes).toEqual([...many(begun, 'renders'), ...many(50 - begun, 'waits')]);
  }
  await vi.advanceTimersByTimeAsync(4_000);
  expect(outcomes).toEqual(many(50, 'renders'));
});

it('an outage is over with the first page that can be rendered', async () => {
  const gate = createOutageGate();
  for (let index = 0; index < 5; index++) gate.recordFailure(pathOf(index));
  const during = request(gate, 0, 3);
  await settle();
  expect(during).toEqual(['renders', 'rejected', 'rejected']);
  await vi.advanceTimersByTimeAsync(1_000);
  const next = request(gate, 0, 1);
  await settle();
  expect(next).toEqual(['renders']);
  gate.end();
  const after = request(gate, 0, 3);
  await settle();
  expect(after).toEqual(many(3, 'renders'));
});

it('other pages neither wait nor are rejected', async () => {
  const gate = createOutageGate();
  for (let index = 0; index < 5; index++) gate.recordFailure(pathOf(index));
  expect(await gate.failureOf('/en/imprint')).toBeNull();
});
