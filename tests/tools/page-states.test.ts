import { describe, expect, it } from 'vitest';
import { STATES } from '../../tools/screenshots/page-states.mjs';

describe('the page states of the screenshots', () => {
  it('have one folder each', () => {
    const names = STATES.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    for (const name of names) expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  });

  it('restore everything that all pages share', () => {
    // A state that changes the platform's controls affects all pages. It must run alone and undo
    // the change.
    for (const { name, alone, undo } of STATES) if (alone) expect(undo, name).toBeDefined();
  });
});
