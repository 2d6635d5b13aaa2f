import { ensureE2eBuild } from '../../scripts/lib/verification/e2e-shop.mjs';

/** Builds the shop before the first of these tests starts. */
export default () => ensureE2eBuild();
