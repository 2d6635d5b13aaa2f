import type { PriceRaise } from '@/lib/model/shown-cart';
import { ShopError } from './shop-error';

/** The cart costs more than the page showed. The shopper sees what rose before the checkout. */
export class RaisedPriceError extends ShopError {
  constructor(readonly raise: PriceRaise) {
    super('price-raised');
  }
}
