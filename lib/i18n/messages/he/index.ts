/**
 * Buttons are verbal nouns, sentences address the shopper in the plural, and no sentence depends on
 * the gender of a value. Values that may begin or end with digits or signs, such as names and
 * codes, stand between U+2068 and U+2069: without these isolates `10OFF` would be reordered.
 */
export * from './account';
export * from './cart';
export * from './catalog';
export * from './forms';
export * from './layout';
export * from './offline';
export * from './orders';
export * from './product';
export * from './searching';
export * from './suggest';
