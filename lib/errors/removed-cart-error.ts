/** The platform has removed the cart that the shop is set to use. The message says what to do. */
export class RemovedCartError extends Error {
  override readonly name = 'RemovedCartError';
  constructor() {
    super('WIX_CART is v1, but the platform has removed the calls of Cart V1: set WIX_CART to v2');
  }
}
