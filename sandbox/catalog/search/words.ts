import { createHash } from 'node:crypto';

/** Returns the distinct words of a text in lower case. Tags of HTML are not words. */
export function termsOf(text: string): string[] {
  const plain = text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&[a-z]+;/gi, ' ');
  return [...new Set(plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])];
}

/** Identifies a description, so that products with the same text share its words. */
export const textKeyOf = (description: string): string =>
  createHash('sha1').update(description).digest('base64url').slice(0, 16);
