import type { ReactNode } from 'react';
import type { Lang } from '@/lib/i18n/lang';
import type { Cart } from '@/lib/model/cart';
import type { Order } from '@/lib/model/order';
import type { Category, Product, ProductSummary } from '@/lib/model/product';

export type PageFacts = {
  /** In `buy`, `description` and `product`, with the prices of the page. */
  product?: Product;
  /** In `card-corner` and `card-foot`, with the prices of the page. */
  card?: ProductSummary;
  /** In `category`, and in the `list-head` of a category. */
  category?: Category;
  /** In `cart` and `summary`. Null if it could not be read. */
  cart?: Cart | null;
  /** In `order`. */
  order?: Order;
};

export type SectionProps = PageFacts & { lang: Lang };

/** By the names of own/sections.tsx. Each is a server component. */
export type Sections = Readonly<Record<string, (props: SectionProps) => ReactNode | Promise<ReactNode>>>;
