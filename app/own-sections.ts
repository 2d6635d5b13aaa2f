import type { ReactNode } from 'react';
import type { Lang } from '@/lib/i18n/lang';
import type { Order } from '@/lib/model/order';
import type { Category, Product } from '@/lib/model/product';

/** The subject of the page that shows a section. */
export type PageFacts = {
  /** In `buy`, `description` and `product`. */
  product?: Product;
  /** In `category`. */
  category?: Category;
  /** In `order`. */
  order?: Order;
};

/** The props of a section of the shop's own. */
export type SectionProps = PageFacts & { lang: Lang };

/** The sections of own/sections.tsx by their names. Each is a server component. */
export type Sections = Readonly<Record<string, (props: SectionProps) => ReactNode | Promise<ReactNode>>>;
