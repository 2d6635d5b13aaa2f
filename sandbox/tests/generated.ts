import fc from 'fast-check';

/**
 * Generated inputs are the same in every run, so that a test fails only after a change.
 * `FUZZ_SEED=7 npm test` generates others.
 */
export const SEED = Number(process.env.FUZZ_SEED ?? 20_260_214);

fc.configureGlobal({ seed: SEED });

export { fc };
