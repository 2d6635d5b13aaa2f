import type { ComponentType } from 'react';
import { type ItemList, viewItemList } from '@/lib/analytics/build-events';
import type { PageView } from '@/lib/analytics/events';
import type { ProductSummary } from '@/lib/model/product';
import { place } from '@/lib/places';
import { fillPlace } from './fill-place';

const view = place('view', FEATURES.analytics ? () => import('@/features/analytics/places/view') : null);

/** Reports what a page shows. Renders nothing without analytics. */
export const AnalyticsView = ({ of }: { of: () => PageView }) => fillPlace(view, { of });

type ListViewProps = ItemList & { products: ProductSummary[] };

/** The same for a list on a page, if it has products. */
export const ListView = ({ products, ...list }: ListViewProps) =>
  products.length > 0 ? AnalyticsView({ of: () => viewItemList(products, list) }) : null;

type LoadReport = () => Promise<{ ReportView: ComponentType<{ view: PageView }> }>;

/** The component that does so for a view that only the browser knows. */
export const loadReport: LoadReport | null = FEATURES.analytics
  ? () => import('@/features/analytics/analytics')
  : null;
