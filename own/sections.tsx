import type { Sections } from '@/app/own-sections';

/**
 * The sections of your own, by the names that `shop.config.ts` puts on pages (docs/own.md). Updates
 * of the shop never change this folder.
 */
export const sections: Sections = {};
