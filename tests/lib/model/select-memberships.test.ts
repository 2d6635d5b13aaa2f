import { describe, expect, it } from 'vitest';
import type { MembershipOption } from '@/lib/model/cart';
import { selectMemberships } from '@/lib/wix/cart/checkout';

const mug = { id: 'mug', name: 'Solveig Mug', quantity: 3 };
const cup = { id: 'cup', name: 'Nilo Cup', quantity: 2 };
const option = (
  id: string,
  lines: MembershipOption['lines'],
  creditsLeft: number | null = null,
): MembershipOption => ({ id, appId: 'app', name: id, lines, creditsLeft });

describe('selecting memberships', () => {
  it('makes one membership pay for all that it covers', () => {
    expect(selectMemberships(['club'], [option('club', [mug, cup])])).toEqual({
      selected: [{ id: 'club', appId: 'app', lineIds: ['mug', 'cup'] }],
      isComplete: true,
    });
  });

  it('pays each line once, and only the requested ones', () => {
    const eligible = [option('club', [mug]), option('year', [mug, cup]), option('other', [cup])];
    expect(selectMemberships(['year', 'club'], eligible).selected).toEqual([
      { id: 'club', appId: 'app', lineIds: ['mug'] },
      { id: 'year', appId: 'app', lineIds: ['cup'] },
    ]);
  });

  it('uses a credit for each item and never covers half a line', () => {
    expect(selectMemberships(['club'], [option('club', [mug, cup], 4)]).selected).toEqual([
      { id: 'club', appId: 'app', lineIds: ['mug'] },
    ]);
    expect(selectMemberships(['club'], [option('club', [cup, mug], 5)]).selected).toMatchObject([
      { lineIds: ['cup', 'mug'] },
    ]);
  });

  it('reports a membership that cannot pay: an unknown one, or one whose lines are paid already', () => {
    expect(selectMemberships(['bogus'], [option('club', [mug])])).toEqual({
      selected: [],
      isComplete: false,
    });
    expect(
      selectMemberships(['club', 'year'], [option('club', [mug]), option('year', [mug])]).isComplete,
    ).toBe(false);
  });
});
