import { createHash } from 'node:crypto';
import config from '../../../next.config';

/**
 * Prints a digest of what a development server takes from the merchant's files at its start and keeps
 * until its end: the features that are on, headers and redirects, for example. Ends with an error and
 * the sentences of a start where the configuration is wrong.
 */
const { env, compiler, headers, redirects, rewrites } = await config('phase-development-server');
const values = [env, compiler, await headers?.(), await redirects?.(), await rewrites?.()];
console.log(createHash('sha1').update(JSON.stringify(values)).digest('base64url'));
