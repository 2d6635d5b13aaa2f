import type { ReactNode } from 'react';
import type { Lang } from '@/lib/i18n/lang';
import type { Order } from '@/lib/model/order';
import type { Category, Product } from '@/lib/model/product';

export type PageFacts = {
  /** In `buy`, `description` and `product`. */
  product?: Product;
  /** In `category`. */
  category?: Category;
  /** In `order`. */
  order?: Order;
};

export type SectionProps = PageFacts & { lang: Lang };

/** By the names of own/sections.tsx. Each is a server component. */
export type Sections = Readonly<Record<string, (props: SectionProps) => ReactNode | Promise<ReactNode>>>;
