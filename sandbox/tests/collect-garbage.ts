import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/** Collects garbage now, which a running server does at any time. */
export const collectGarbage: () => void = runInNewContext('gc');
