import { CART_V2_CALLS } from './cart-v2-calls';
import { CATALOG_V3_CALLS } from './catalog-v3-calls';

/**
 * The kinds of callers: an anonymous visitor, a signed-in member, an app with an API key. `anybody`
 * needs no token.
 */
export type CallerKind = 'visitor' | 'member' | 'app' | 'anybody';

const KINDS: readonly string[] = ['visitor', 'member', 'app', 'anybody'] satisfies CallerKind[];
const isCallerKind = (word: string): word is CallerKind => KINDS.includes(word);

/** A call as the platform's reference lists it. `{x}` in a route repeats a path argument. */
export type PlatformCall = {
  route: string;
  /** The client's name for the call, e.g. `orders.getOrder`. */
  sdk: string;
  callers: readonly CallerKind[];
  /**
   * `hand`: no module of the installed SDK sends the request that the tests prove (an older
   * package, a REST client, a browser), or the SDK's authentication does.
   */
  sentBy: 'sdk' | 'hand';
};

/**
 * Every commerce, members, identity and content call of the platform's clients: its route, the
 * client's name for it, the callers it allows, and whether tests send it by hand. Where the
 * reference does not name the callers, the sandbox's choice stands.
 */
export const PLATFORM_CALLS: readonly PlatformCall[] = `
POST /_api/iam/authentication/v2/register | authentication.registerV2 | visitor member app
POST /_api/iam/authentication/v2/login | authentication.loginV2 | visitor member app
GET /_api/iam/authentication/v1/logout | authentication.logout | anybody
POST /_api/iam/authentication/v2/change-password | authentication.changePassword | member
POST /_api/iam/authentication/v2/sign-on | authentication.signOn | app
POST /_api/iam/authentication/v2/validate-email | authentication.validateEmail | visitor member app
POST /_api/iam/recovery/v1/send-email | recovery.sendRecoveryEmail | visitor member app
POST /_api/iam/recovery/v1/activation-email | recovery.sendActivationEmail | app
POST /_api/iam/recovery/v1/recover | recovery.recover | visitor member app
POST /_api/iam/verification/v1/start | verification.start | member app
POST /_api/iam/verification/v1/auth/verify | verification.verifyDuringAuthentication | visitor member app
POST /oauth2/token | oauth.token | anybody
POST /oauth2/token-info | oauth.tokenInfo | anybody
GET /oauth2/jwks | oauth.jwks | anybody
GET /oauth2/user-info | oauth.userInfo | visitor member app
GET /stores-reader/v1/products/query-platformized | products.queryProducts | visitor member app
POST /stores-reader/v1/products/query-platformized | products.queryProducts | visitor member app
GET /stores-reader/v1/products/{id} | products.getProduct | visitor member app
POST /stores-reader/v1/products/{id}/productOptionsAvailability | products.getProductOptionsAvailability | visitor member app
POST /stores-reader/v1/products/{id}/variants/query | products.queryProductVariants | visitor member app
POST /stores-reader/v1/variants/query | products.queryStoreVariants | visitor member app
GET /stores-reader/v1/variants/{id} | products.getStoreVariant | visitor member app
GET /stores-reader/v1/collections/slug/{slug} | products.getCollectionBySlug | visitor member app
GET /v2/collections/query | collections.queryCollections | visitor member app
GET /v2/collections/{id} | collections.getCollection | visitor member app
GET /v2/collections/slug/{slug} | collections.getCollectionBySlug | visitor member app
POST /stores/v1/products | products.createProduct | app
PATCH /stores/v1/products/{product.id} | products.updateProduct | app
DELETE /stores/v1/products/{id} | products.deleteProduct | app
PATCH /stores/v1/products/{id}/variants | products.updateProductVariants | app
POST /stores/v1/products/{id}/variants/resetToDefault | products.resetAllProductVariantData | app
POST /stores/v1/products/{id}/media | products.addProductMedia | app
POST /stores/v1/products/{id}/media/delete | products.removeProductMedia | app
PATCH /stores/v1/products/{id}/choices/media | products.addProductMediaToChoices | app
POST /stores/v1/products/{id}/choices/media/delete | products.removeProductMediaFromChoices | app
DELETE /stores/v1/products/{id}/options | products.deleteProductOptions | app
POST /stores/v1/products/{id}/remove-brand | products.removeBrand | app
POST /stores/v1/products/{id}/remove-ribbon | products.removeRibbon | app
POST /stores/v1/collections | products.createCollection | app
PATCH /stores/v1/collections/{collection.id} | products.updateCollection | app
DELETE /stores/v1/collections/{id} | products.deleteCollection | app
POST /stores/v1/collections/{id}/productIds | products.addProductsToCollection | app
POST /stores/v1/collections/{id}/productIds/delete | products.removeProductsFromCollection | app
POST /stores/v1/bulk/products/update | products.bulkUpdateProductsProperty | app
POST /stores/v1/bulk/products/adjust-properties | products.bulkAdjustProductProperty | app
PATCH /stores/v2/inventoryItems/product/{inventoryItem.productId} | inventory.updateInventoryVariants | app
POST /stores-reader/v2/inventoryItems/query | inventory.queryInventory | app
POST /stores/v2/inventoryItems/decrement | inventory.decrementInventory | app
POST /stores/v2/inventoryItems/increment | inventory.incrementInventory | app
POST /stores-reader/v2/inventoryItems/{inventoryId}/getVariants | inventory.getInventoryVariants | app
GET /stores/v3/provision/version | catalogVersioning.getCatalogVersion | visitor member app
GET /stores/v3/products/query | productsV3.queryProducts | visitor member app
GET /stores/v3/products/search | productsV3.searchProducts | visitor member app
GET /stores/v3/products/{productId} | productsV3.getProduct | visitor member app
GET /stores/v3/products/slug/{slug} | productsV3.getProductBySlug | visitor member app
GET /stores/v3/products/count | productsV3.countProducts | visitor member app
POST /stores/v3/products | productsV3.createProduct | app
PATCH /stores/v3/products/{product.id} | productsV3.updateProduct | app
DELETE /stores/v3/products/{productId} | productsV3.deleteProduct | app
GET /stores/v3/all-products-category | productsV3.getAllProductsCategory | visitor member app
POST /stores/v3/products/query-variants | readOnlyVariantsV3.queryVariants | visitor member app
POST /categories/v1/categories/query | categories.queryCategories | visitor member app
POST /categories/v1/categories/search | categories.searchCategories | visitor member app
GET /categories/v1/categories/{categoryId} | categories.getCategory | visitor member app
GET /categories/v1/categories/slug/{slug} | categories.getCategoryBySlug | visitor member app
GET /categories/v1/categories/{categoryId}/list-items | categories.listItemsInCategory | visitor member app
GET /categories/v1/categories/list-categories-for-item | categories.listCategoriesForItem | visitor member app
${CATALOG_V3_CALLS}
GET /ecom/v1/carts/current | currentCart.getCurrentCart | visitor member
PATCH /ecom/v1/carts/current | currentCart.updateCurrentCart | visitor member
POST /ecom/v1/carts/current/add-to-cart | currentCart.addToCurrentCart | visitor member
POST /ecom/v1/carts/current/remove-line-items | currentCart.removeLineItemsFromCurrentCart | visitor member
POST /ecom/v1/carts/current/update-line-items-quantity | currentCart.updateCurrentCartLineItemQuantity | visitor member
POST /ecom/v1/carts/current/create-checkout | currentCart.createCheckoutFromCurrentCart | visitor member
POST /ecom/v1/carts/current/remove-coupon | currentCart.removeCouponFromCurrentCart | visitor member
POST /ecom/v1/carts/current/estimate-totals | currentCart.estimateCurrentCartTotals | visitor member
DELETE /ecom/v1/carts/current | currentCart.deleteCurrentCart | visitor member
GET /ecom/v1/checkouts/{id} | checkout.getCheckout | visitor member app
POST /ecom/v1/checkouts | checkout.createCheckout | visitor member app
PATCH /ecom/v1/checkouts/{checkout.id} | checkout.updateCheckout | visitor member app
POST /ecom/v1/checkouts/{id}/remove-coupon | checkout.removeCoupon | visitor member app
POST /ecom/v1/checkouts/{id}/add-to-checkout | checkout.addToCheckout | visitor member app
POST /ecom/v1/checkouts/{id}/remove-line-items | checkout.removeLineItems | visitor member app
POST /ecom/v1/checkouts/{id}/update-line-items-quantity | checkout.updateLineItemsQuantity | visitor member app
GET /ecom/v1/checkouts/{id}/checkout-url | checkout.getCheckoutUrl | visitor member app
POST /ecom/v1/checkouts/{id}/create-order | checkout.createOrder | visitor member app
POST /ecom/v1/checkouts/{id}/mark-as-completed | checkout.markCheckoutAsCompleted | app
GET /ecom/v1/carts/{id} | cart.getCart | app
POST /ecom/v1/carts | cart.createCart | app
${CART_V2_CALLS}
GET /ecom/v1/orders/{id} | orders.getOrder | visitor member app
POST /ecom/v1/orders/search | orders.searchOrders | member app
POST /ecom/v1/orders | orders.createOrder | app
PATCH /ecom/v1/orders/{order.id} | orders.updateOrder | app
POST /ecom/v1/bulk/orders/update | orders.bulkUpdateOrders | app
POST /ecom/v1/orders/{id}/cancel | orders.cancelOrder | app
POST /ecom/v1/bulk/orders/update-tags | orders.bulkUpdateOrderTags | app
POST /ecom/v1/orders/{orderId}/update-status | orders.updateOrderStatus | app | by hand
POST /ecom/v1/orders/{orderId}/activities/add | orders.addActivities | app
POST /ecom/v1/payments-collector/orders/{ecomOrderId}/prepare-payment-collection | orders.preparePaymentCollection | app
GET /ecom/v1/payments-collector/orders/{ecomOrderId}/payment-collectability-status | orders.getPaymentCollectabilityStatus | app
POST /ecom/v1/payments-collector/orders/{ecomOrderId}/void-authorized-payments | orders.voidAuthorizedPayments | app
POST /ecom/v1/payments-collector/orders/{ecomOrderId}/capture-authorized-payments | orders.captureAuthorizedPayments | app
POST /ecom/v1/payments-collector/orders/{orderId}/manual-payment | orders.recordManuallyCollectedPayment | app | by hand
POST /ecom/v1/payments-collector/orders/{ecomOrderId}/mark-as-paid | orders.paymentCollectionMarkOrderAsPaid | app | by hand
GET /ecom/v1/payments-collector/orders/{ecomOrderId}/refundability | orders.getRefundabilityStatus | app | by hand
POST /ecom/v1/payments-collector/orders/{ecomOrderId}/trigger-refund | orders.triggerRefund | app | by hand
GET /ecom/v1/payments/orders/{orderId} | orderTransactions.listTransactionsForSingleOrder | visitor member app
POST /ecom/v1/payments/list-by-ids | orderTransactions.listTransactionsForMultipleOrders | visitor member app
POST /ecom/v1/payments/orders/{orderId}/add-payment | orderTransactions.addPayments | app
POST /ecom/v1/payments/{paymentId}/orders/{orderId}/update-payment-transaction-status | orderTransactions.updatePaymentStatus | app
GET /ecom/v1/fulfillments/orders/{orderId} | orderFulfillments.listFulfillmentsForSingleOrder | visitor member app
POST /ecom/v1/fulfillments/list-by-ids | orderFulfillments.listFulfillmentsForMultipleOrders | visitor member app
POST /ecom/v1/fulfillments/orders/{orderId}/create-fulfillment | orderFulfillments.createFulfillment | app
PATCH /ecom/v1/fulfillments/{fulfillment.id}/orders/{orderId} | orderFulfillments.updateFulfillment | app
DELETE /ecom/v1/fulfillments/{fulfillmentId}/orders/{orderId} | orderFulfillments.deleteFulfillment | app
POST /ecom/v1/order-billing/get-order-refundability | orderBilling.getOrderRefundability | app
POST /ecom/v1/order-billing/void-authorized-payments | orderBilling.voidAuthorizedPayments | app
POST /ecom/v1/order-billing/capture-authorized-payments | orderBilling.captureAuthorizedPayments | app
GET /members/v1/members/my | members.getCurrentMember | member
GET /members/v1/members/{id} | members.getMember | visitor member app
GET /members/v1/members | members.listMembers | visitor member app
POST /members/v1/members/query | members.queryMembers | visitor member app
POST /members/v1/members | members.createMember | app
PATCH /members/v1/members/{member.id} | members.updateMember | member app
DELETE /members/v1/members/{id} | members.deleteMember | app
DELETE /members/v1/members/my | members.deleteMyMember | member
POST /members/v1/members/my/slug | members.updateCurrentMemberSlug | member
POST /members/v1/members/{id}/slug | members.updateMemberSlug | member app
POST /members/v1/members/join-community | members.joinCommunity | member
POST /members/v1/members/leave-community | members.leaveCommunity | member
POST /members/v1/members/{id}/mute | members.muteMember | app
POST /members/v1/members/{id}/unmute | members.unmuteMember | app
POST /members/v1/members/{id}/approve | members.approveMember | app
POST /members/v1/members/{id}/block | members.blockMember | app
POST /members/v1/members/{id}/disconnect | members.disconnectMember | app
DELETE /members/v1/members/{id}/phones | members.deleteMemberPhones | member app
DELETE /members/v1/members/{id}/emails | members.deleteMemberEmails | member app
DELETE /members/v1/members/{id}/addresses | members.deleteMemberAddresses | member app
POST /members/v1/members/bulk/delete | members.bulkDeleteMembers | app
POST /members/v1/members/bulk/delete-by-filter | members.bulkDeleteMembersByFilter | app
POST /members/v1/members/bulk/approve-by-filter | members.bulkApproveMembers | app
POST /members/v1/members/bulk/block-by-filter | members.bulkBlockMembers | app
POST /wix-sm/api/v1/auth/api/v1/auth/register | membersAuthentication.register | app
POST /wix-sm/api/v1/auth/api/v1/auth/login | membersAuthentication.login | app
POST /wix-sm/api/v1/auth/v1/auth/members/send-set-password-email | membersAuthentication.sendSetPasswordEmail | app
PATCH /api/v1/members/{id}/change-login-email | membersAuthentication.changeLoginEmail | member app
POST /_api/redirects-api/v1/redirect-session | redirects.createRedirectSession | visitor member
POST /oauth2/token | OAuthStrategy.generateVisitorTokens (grantType anonymous) | anybody
POST /oauth2/token | OAuthStrategy.renewToken (grantType refresh_token) | anybody
POST /oauth2/token | OAuthStrategy.getMemberTokens (grantType authorization_code) | anybody
POST /oauth2/token | OAuthStrategy.getMemberTokensForExternalLogin (grant_type authorized_client) | anybody
POST /oauth2/token | AppStrategy (grant_type client_credentials) | anybody | by hand
POST /oauth2/token | AppStrategy (grant_type strip_bound_session) | anybody | by hand
POST /oauth/access | AppStrategy with refreshToken (legacy) | anybody | by hand
POST /oauth2/token-info | AppStrategy.getTokenInfo | anybody | by hand
POST /_api/redirects-api/v1/redirect-session | OAuthStrategy.getAuthUrl | visitor member
POST /_api/redirects-api/v1/redirect-session | OAuthStrategy.logout | visitor member
POST /_api/iam/authentication/v2/register | OAuthStrategy.register | visitor member
POST /_api/iam/authentication/v2/login | OAuthStrategy.login | visitor member
POST /_api/iam/recovery/v1/send-email | OAuthStrategy.sendPasswordResetEmail | visitor member
POST /_api/iam/verification/v1/auth/verify | OAuthStrategy.processVerification | visitor member
POST /_api/iam/authentication/v2/sign-on | OAuthStrategy.getMemberTokensForExternalLoginWithSession | app
GET /_api/oauth2/authorize | (browser navigation or iframe to redirectSession.fullUrl) | anybody | by hand
POST /_api/iam/authentication/v1/register | authentication.register (@wix/identity 1.0.60) | visitor member app | by hand
POST /_api/iam/authentication/v1/login | authentication.login (@wix/identity 1.0.60) | visitor member app | by hand
POST /_api/iam/authentication/v1/state/proceed | authentication.proceedToNextState (@wix/identity 1.0.60) | visitor member app | by hand
POST /_api/iam/authentication/v1/sso/login-with-token-params | authentication.loginWithIdpConnectionTokenParams (@wix/identity 1.0.60) | visitor member app | by hand
POST /_api/iam/verification/v1/auth/resend | verification.resendDuringAuthentication (auto_sdk_identity_verification 1.0.20) | visitor member app | by hand
POST /_api/iam/verification/v1/Start | verification.start (before 1.0.49, capital S) | member app | by hand
GET /oauth2/authorize | oauth.authorize (@wix/identity 1.0.60) | anybody | by hand
POST /oauth2/revoke | oauth.revokeRefreshToken (@wix/identity 1.0.60) | anybody | by hand
POST /stores/v1/products/query | REST products query (filter and sort as JSON strings) | visitor member app | by hand
POST /stores-reader/v1/products/query | REST products query (reader alias) | visitor member app | by hand
POST /stores/v1/collections/query | REST collections query | visitor member app | by hand
GET /stores-reader/v2/collections/query | collections.queryCollections (packages 1.0.30 to 1.0.49) | visitor member app | by hand
GET /stores-reader/v2/collections/{id} | collections.getCollection (packages 1.0.30 to 1.0.49) | visitor member app | by hand
GET /stores-reader/v2/collections/slug/{slug} | collections.getCollectionBySlug (packages 1.0.30 to 1.0.49) | visitor member app | by hand
GET /wix-data/v2/items/query | items.query | visitor member app
POST /wix-data/v2/items/query | items.query (long queries) | visitor member app
GET /wix-data/v2/items/{dataItemId} | items.get | visitor member app
GET /wix-data/v2/collections/{dataCollectionId} | collections.getDataCollection | visitor member app | by hand
POST /wix-data/v2/items/count | items.count | visitor member app
POST /gift-cards/v1/gift-card-products/query | giftVoucherProducts.queryGiftCardProducts | app | by hand
GET /gift-cards/v1/gift-card-products/{id} | giftVoucherProducts.getGiftCardProduct | app | by hand
POST /wix-data/v2/items | items.insert | visitor member app
POST /wix-data/v2/items/save | items.save | visitor member app
POST /wix-data/v2/items/update | items.update | visitor member app
POST /wix-data/v2/items/remove | items.remove | visitor member app
POST /wix-data/v2/bulk/items/insert | items.bulkInsert | visitor member app
POST /wix-data/v2/bulk/items/remove | items.bulkRemove | visitor member app
POST /v1/recommendations/get | recommendations.getRecommendation | visitor member app
POST /back-in-stock-service/v1/back-in-stock-notification-requests | backInStockNotifications.createBackInStockNotificationRequest | visitor member app
GET /back-in-stock-service/v1/back-in-stock-notification-requests | backInStockNotifications.queryBackInStockNotificationRequests | app
POST /back-in-stock-service/v1/back-in-stock-notification-requests/query | backInStockNotifications.queryBackInStockNotificationRequests (long queries) | app | by hand
GET /back-in-stock-service/v1/back-in-stock-notification-requests/{id} | backInStockNotifications.getBackInStockNotificationRequest | app
DELETE /back-in-stock-service/v1/back-in-stock-notification-requests/{id} | backInStockNotifications.deleteBackInStockNotificationRequest | app
PUT /back-in-stock-service/v1/back-in-stock-notification-requests/{id}/mark-as-notification-sent | backInStockNotifications.markAsNotificationSent | app
GET /back-in-stock-service/v1/back-in-stock-notification-requests/count-by-catalog-reference | backInStockNotifications.getBackInStockNotificationRequestsCountByCatalogReferences | app
POST /back-in-stock-service/v1/back-in-stock-notification-requests/report-items-back-in-stock | backInStockNotifications.reportItemsBackInStock | app
PUT /back-in-stock-service/v1/back-in-stock-notification-requests/settings | backInStockSettings.getSettings | app
POST /back-in-stock-service/v1/back-in-stock-notification-requests/settings/start-collecting | backInStockSettings.startCollectingRequests | app
POST /back-in-stock-service/v1/back-in-stock-notification-requests/settings/stop-collecting | backInStockSettings.stopCollectingRequests | app
GET /v1/recommendations/algorithms | recommendations.listAvailableAlgorithms | visitor member app
GET /form-schema-service/v4/forms | forms.listForms | visitor member app | by hand
GET /forms/v4/standalone-forms/site-properties | (headless forms) | visitor member app | by hand
GET /promote/seo/v1/resolve-item-seo-tags | seoTags.resolveItemSeoTags | visitor member app | by hand
GET /promote/seo/v1/resolve-static-page-seo-tags | seoTags.resolveStaticPageSeoTags | visitor member app | by hand
GET /form-schema-service/v4/forms/{formId} | forms.getForm | visitor member app | by hand
POST /form-schema-service/v4/forms/query | forms.queryForms | visitor member app | by hand
POST /form-submission-service/v4/submissions | submissions.createSubmission | visitor member app
GET /form-submission-service/v4/submissions/{submissionId} | submissions.getSubmission | app
POST /form-submission-service/v4/submissions/namespace/query | submissions.querySubmissionsByNamespace | app
POST /reviews/v1/reviews/query | reviews.queryReviews | visitor member app
POST /reviews/v1/reviews/count | reviews.countReviews | visitor member app
POST /reviews/v1/reviews | reviews.createReview | member app
GET /reviews/v1/reviews/{reviewId} | reviews.getReview | visitor member app
PATCH /reviews/v1/reviews/{review.id} | reviews.updateReview | app
DELETE /reviews/v1/reviews/{reviewId} | reviews.deleteReview | app
PATCH /reviews/v1/reviews/{reviewId}/reply | reviews.setReply | app
DELETE /reviews/v1/reviews/{reviewId}/reply | reviews.removeReply | app
PATCH /reviews/v1/reviews/{reviewId}/moderate | reviews.updateModerationStatus | app
GET /media/{id}/v1/{transform} | media.getScaledToFillImageUrl and others (plain GET by the browser) | anybody | by hand
GET /media/{id} | media.getImageUrl | anybody | by hand
GET /video/{id}/file | media.getVideoUrl | anybody | by hand
POST /ecom/v1/orders/query | REST | member app | by hand
POST /stores-reader/v2/inventoryItems/product/{productId}/getVariants | REST | app | by hand
POST /stores/v2/inventoryItems/query | REST | app | by hand
POST /stores/v2/inventoryItems/{id}/getVariants | REST | app | by hand
POST /stores/v2/inventoryItems/product/{productId}/getVariants | REST | app | by hand
PATCH /stores/v2/inventoryItems/{id} | REST | app | by hand
POST /stores/v3/products/query | REST | visitor member app | by hand
POST /stores/v3/products/search | REST | visitor member app | by hand
POST /stores/v3/products/count | REST | visitor member app | by hand
POST (the app's own webhook URL) | client.webhooks.process / processRequest | anybody
`
  .trim()
  .split('\n')
  .map(readCall);

function readCall(line: string): PlatformCall {
  const [route = '', sdk = '', callers = '', byHand] = line.split(' | ');
  const sentBy = byHand === undefined ? 'sdk' : 'hand';
  return { route, sdk, callers: callers.split(' ').filter(isCallerKind), sentBy };
}
