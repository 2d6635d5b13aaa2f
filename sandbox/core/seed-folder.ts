import { fileURLToPath } from 'node:url';

/** The folder of the seed: catalog.json, `media/` and `files/`, which the sandbox also serves. */
export const SEED_FOLDER = fileURLToPath(new URL('../seed', import.meta.url));
