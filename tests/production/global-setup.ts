export { ensureE2eBuild as default } from '../../scripts/lib/verification/e2e-shop.mjs';
