import { describe, expect, it } from 'vitest';
import { STATES } from '../../scripts/lib/page-states.mjs';

describe('the states that pictures are taken of', () => {
  it('have a folder each', () => {
    const names = STATES.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    for (const name of names) expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  });

  it('leave behind nothing that all pages share', () => {
    // Whoever turns the platform's controls for everybody has to be alone, and to turn them back.
    for (const { name, alone, undo } of STATES) if (alone) expect(undo, name).toBeDefined();
  });
});
