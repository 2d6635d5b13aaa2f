import { toSelectable } from '@/components/catalog/selectable-product';
import { withProductPrices } from '@/lib/catalog/converted-prices';
import { getPresentProduct } from '@/lib/catalog/lookup';
import { informationOf } from '@/lib/catalog/product-information';
import { catalogRoute } from '@/lib/catalog/request-view';
import { SHOP } from '@/lib/config/shop';
import { ShopError } from '@/lib/errors/shop-error';
import { toLang } from '@/lib/i18n/lang';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import { initialChoices } from '@/lib/model/variant-selection';
import type { Selection } from './selection';

/** A `Selection` from the cached catalog. The platform checks price and stock when the product is added. */
export const GET = catalogRoute(
  'GET /api/products/[slug]/selection',
  async ({ nextUrl }, view, { params }: RouteContext<'/api/products/[slug]/selection'>) => {
    if (!FEATURES.quickAdd) throw new ShopError('not-found');
    const found = await getPresentProduct((await params).slug, view);
    if (!found) throw new ShopError('not-found');
    const product = await withProductPrices(found, view.currency);
    const { product: form, quickAdd } = ALL_MESSAGES[toLang(nextUrl.searchParams.get('lang'))];
    const needsPage = informationOf(product.sections, SHOP.law).atButton.length > 0;
    const selection: Selection = {
      product: needsPage ? null : toSelectable(product),
      initial: initialChoices(product, SHOP.preselect),
      messages: { product: form, quickAdd },
    };
    // Prices may be in a currency that a cookie has chosen, so shared caches must not store them.
    return Response.json(selection, { headers: { 'cache-control': 'private, max-age=60' } });
  },
);
