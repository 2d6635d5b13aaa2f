/** Pixels of a social picture (https://ogp.me, and the guides of the networks). */
export const SOCIAL_SIZE = { width: 1200, height: 630 };
