/**
 * Where the estimate can be asked for, as ISO 3166-1 alpha-2. The checkout itself knows all countries that the shop
 * delivers to.
 */
export const COUNTRIES = ['US', 'CA', 'GB', 'IE', 'DE', 'AT', 'FR', 'NL', 'DK', 'NO', 'SE'] as const;

export const FIRST_COUNTRY = 'US';
