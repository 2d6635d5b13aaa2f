import type { ShopConfig } from './shop-schema';

/** Returns the origin that the newsletter's form submits to, or an empty text without one. */
export const newsletterOrigin = ({ newsletter }: Pick<ShopConfig, 'newsletter'>): string =>
  newsletter ? new URL(newsletter.action).origin : '';

/**
 * Sets `NEWSLETTER_ORIGIN`. The page cache handler and the content security policy are plain
 * JavaScript, which can read the environment only.
 */
export function setNewsletterVariable(env: Record<string, string | undefined>, shop: ShopConfig): void {
  env.NEWSLETTER_ORIGIN = newsletterOrigin(shop);
}
