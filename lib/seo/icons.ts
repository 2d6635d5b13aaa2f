import type { Metadata } from 'next';
import { ownFile } from '@/lib/config/own-picture';

/**
 * Returns the icons of the shop in a tab and on the screen of a phone. Without one, the empty icon
 * keeps browsers from requesting `/favicon.ico`.
 */
export const icons = (favicon: string | undefined): Metadata['icons'] =>
  favicon
    ? {
        icon: { url: ownFile(favicon), type: 'image/svg+xml', sizes: 'any' },
        apple: ownFile(favicon.replace(/\.svg$/, '-180.png')),
      }
    : { icon: 'data:,' };
