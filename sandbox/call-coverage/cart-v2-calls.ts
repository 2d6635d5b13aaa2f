/**
 * The lines of Cart V2 in the list of platform calls. The reference specifies an app as the least
 * identity of every call. Live clients call the current cart and their own carts by id with the
 * tokens of visitors and members.
 */
export const CART_V2_CALLS: string = `
GET /ecom/v2/carts/current | currentCartV2.getCurrentCart | visitor member
POST /ecom/v2/carts/current | currentCartV2.createCurrentCart | visitor member
PATCH /ecom/v2/carts/current | currentCartV2.updateCurrentCart | visitor member
DELETE /ecom/v2/carts/current | currentCartV2.deleteCurrentCart | visitor member
POST /ecom/v2/carts/current/refresh | currentCartV2.refreshCurrentCart | visitor member
POST /ecom/v2/carts/current/calculate | currentCartV2.calculateCurrentCart | visitor member
POST /ecom/v2/carts/current/estimate | currentCartV2.estimateCurrentCart | visitor member
POST /ecom/v2/carts/current/add-line-items | currentCartV2.addLineItemsToCurrentCart | visitor member
POST /ecom/v2/carts/current/remove-line-items | currentCartV2.removeLineItemsFromCurrentCart | visitor member
POST /ecom/v2/carts/current/update-line-items | currentCartV2.updateLineItemsInCurrentCart | visitor member
POST /ecom/v2/carts/current/add-coupon | currentCartV2.addCouponToCurrentCart | visitor member
POST /ecom/v2/carts/current/remove-coupon | currentCartV2.removeCouponFromCurrentCart | visitor member
POST /ecom/v2/carts/current/set-delivery-method | currentCartV2.setDeliveryMethodForCurrentCart | visitor member
POST /ecom/v2/carts/current/remove-delivery-method | currentCartV2.removeDeliveryMethodFromCurrentCart | visitor member
POST /ecom/v2/carts/current/add-gift-card | currentCartV2.addGiftCardToCurrentCart | visitor member
POST /ecom/v2/carts/current/remove-gift-card | currentCartV2.removeGiftCardFromCurrentCart | visitor member
POST /ecom/v2/carts/current/update-forms-submission | currentCartV2.updateFormSubmissionsInCurrentCart | visitor member
GET /ecom/v2/carts/current/upsell-options | currentCartV2.getUpsellOptionsForCurrentCart | visitor member | by hand
POST /ecom/v2/carts | cartV2.createCart | visitor member app
GET /ecom/v2/carts/{cartId} | cartV2.getCart | visitor member app
PATCH /ecom/v2/carts/{cart.id} | cartV2.updateCart | visitor member app
DELETE /ecom/v2/carts/{cartId} | cartV2.deleteCart | visitor member app
POST /ecom/v2/carts/{cartId}/refresh | cartV2.refreshCart | visitor member app
POST /ecom/v2/carts/{cartId}/calculate | cartV2.calculateCart | visitor member app
POST /ecom/v2/carts/{cartId}/estimate | cartV2.estimateCart | visitor member app
POST /ecom/v2/carts/{cartId}/add-line-items | cartV2.addLineItems | visitor member app
POST /ecom/v2/carts/{cartId}/remove-line-items | cartV2.removeLineItems | visitor member app
POST /ecom/v2/carts/{cartId}/update-line-items | cartV2.updateLineItems | visitor member app
POST /ecom/v2/carts/{cartId}/add-coupon | cartV2.addCoupon | visitor member app
POST /ecom/v2/carts/{cartId}/remove-coupon | cartV2.removeCoupon | visitor member app
POST /ecom/v2/carts/{cartId}/set-delivery-method | cartV2.setDeliveryMethod | visitor member app
POST /ecom/v2/carts/{cartId}/remove-delivery-method | cartV2.removeDeliveryMethod | visitor member app
POST /ecom/v2/carts/{cartId}/add-gift-card | cartV2.addGiftCard | visitor member app
POST /ecom/v2/carts/{cartId}/remove-gift-card | cartV2.removeGiftCard | visitor member app
POST /ecom/v2/carts/{cartId}/update-forms-submission | cartV2.updateFormSubmissions | visitor member app
GET /ecom/v2/carts/{cartId}/upsell-options | cartV2.getUpsellOptions | visitor member app | by hand
POST /ecom/v2/carts/{cartId}/get-checkout-url | cartV2.getCheckoutUrl | visitor member app
POST /ecom/v2/carts/{cartId}/place-order | cartV2.placeOrder | visitor member app
POST /ecom/v2/carts/{cartId}/mark-cart-as-completed | cartV2.markCartAsCompleted | app
`.trim();
