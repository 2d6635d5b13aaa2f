import type { ProductOption } from '@/lib/model/product';

/** Returns the name of an option's field in the buy form. */
export const optionField = (option: ProductOption): string => `option:${option.name}`;

/** Returns the name of a custom text's field in the buy form. */
export const textField = (title: string): string => `text:${title}`;
