import type { memberships } from '../ecom/quote/schema';
import { stableId } from './ids';
import { ADA_ID } from './members';

type Membership = typeof memberships.$inferInsert;

/** The app that provides memberships. Any fixed id serves. */
const MEMBERSHIPS_APP_ID = stableId('app:memberships');

const products = (...slugs: string[]): string[] => slugs.map((slug) => stableId(`product:${slug}`));

/** Ada's memberships: a usable one for cups and mugs, and an expired one. */
export const SEED_MEMBERSHIPS: Membership[] = [
  {
    id: stableId('membership:mug-club'),
    appId: MEMBERSHIPS_APP_ID,
    memberId: ADA_ID,
    name: 'Mug Club',
    productIds: products('solveig-mug', 'nilo-espresso-cup'),
    creditsTotal: 6,
    creditsRemaining: 4,
    expiresAt: null,
    position: 0,
  },
  {
    id: stableId('membership:founding-year'),
    appId: MEMBERSHIPS_APP_ID,
    memberId: ADA_ID,
    name: 'Founding Year',
    productIds: products('solveig-mug', 'lund-bowl'),
    creditsTotal: 12,
    creditsRemaining: 3,
    expiresAt: Date.UTC(2026, 0, 1),
    position: 1,
  },
];
