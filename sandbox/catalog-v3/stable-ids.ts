import { createHash } from 'node:crypto';

/**
 * Returns a GUID that depends only on the name: options, choices, brands and ribbons have ids in V3
 * only.
 */
export function guidOf(...name: string[]): string {
  const hash = createHash('sha1').update(JSON.stringify(name)).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `5${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

export const optionId = (productId: string, option: string): string => guidOf(productId, option);
export const choiceId = (productId: string, option: string, choice: string): string =>
  guidOf(productId, option, choice);
