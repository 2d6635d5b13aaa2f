import type { ProductOption } from '@/lib/catalog/types';

/** Name of an option's field in the buying form. */
export const optionField = (option: ProductOption): string => `option:${option.name}`;

/** Name of a custom text's field in the buying form. */
export const textField = (title: string): string => `text:${title}`;
