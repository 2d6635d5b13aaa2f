/**
 * Loads the parts of every page that the configuration or the environment turns on. The others are
 * null. The build knows the variables, and drops the imports of what is off with their scripts.
 */
export const loadOptionalParts = async () => ({
  Analytics:
    process.env.ANALYTICS_CODE === 'on' ? (await import('@/components/analytics/analytics')).Analytics : null,
  CurrencyNote:
    process.env.FEATURE_CURRENCIES === 'on'
      ? (await import('@/components/layout/currency-note')).CurrencyNote
      : null,
  CurrencySwitch:
    process.env.FEATURE_CURRENCIES === 'on'
      ? (await import('@/components/layout/currency-switch')).CurrencySwitch
      : null,
  Newsletter:
    process.env.FEATURE_FORMS === 'on' ? (await import('./forms/newsletter-slot')).NewsletterSlot : null,
  OfflineSupport:
    process.env.FEATURE_OFFLINE === 'on' && process.env.NODE_ENV === 'production'
      ? (await import('@/components/offline/offline-support')).OfflineSupport
      : null,
  WebVitals: process.env.WEB_VITALS === 'on' ? (await import('@/lib/observe/web-vitals')).WebVitals : null,
  WishlistLink:
    process.env.FEATURE_WISHLIST === 'on'
      ? (await import('@/components/wishlist/wishlist-link')).WishlistLink
      : null,
  WishlistStatus:
    process.env.FEATURE_WISHLIST === 'on'
      ? (await import('@/components/wishlist/wishlist-status')).WishlistStatus
      : null,
});
