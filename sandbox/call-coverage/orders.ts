import { type CoverageRow, provenIn } from './row';

const inOrders = provenIn('tests/contract/orders.test.ts');
const inOrdersWrites = provenIn('tests/contract/orders-writes.test.ts');
const inPayments = provenIn('tests/contract/payments.test.ts');
const inFulfillments = provenIn('tests/contract/fulfillments.test.ts');
const inMedia = provenIn('tests/contract/media.test.ts');

export const ordersCoverage: readonly CoverageRow[] = [
  inOrders.sdk('orders.getOrder', 'GET /ecom/v1/orders/{id}', 'has the documented shape'),
  inOrders.sdk(
    'orders.searchOrders',
    'POST /ecom/v1/orders/search',
    'returns a member’s own orders only, newest first, whatever the filter',
  ),
  inOrdersWrites.sdk(
    'orders.createOrder',
    'POST /ecom/v1/orders',
    'assigns the next number and adds up the totals',
  ),
  inOrdersWrites.sdk(
    'orders.updateOrder',
    'PATCH /ecom/v1/orders/{id}',
    'changes editable fields and nothing else',
  ),
  inOrdersWrites.sdk(
    'orders.bulkUpdateOrders',
    'POST /ecom/v1/bulk/orders/update',
    'of several orders reports the result for each',
  ),
  inOrdersWrites.sdk(
    'orders.cancelOrder',
    'POST /ecom/v1/orders/{id}/cancel',
    'restores the stock and mails the buyer once',
  ),
  inOrdersWrites.sdk(
    'orders.bulkUpdateOrderTags',
    'POST /ecom/v1/bulk/orders/update-tags',
    'of tags works for several orders at once',
  ),
  inOrdersWrites.hand(
    'orders.updateOrderStatus',
    'POST /ecom/v1/orders/{orderId}/update-status',
    'an order’s status follows allowed changes only',
  ),
  inOrdersWrites.sdk(
    'orders.addActivities',
    'POST /ecom/v1/orders/{orderId}/activities/add',
    'adds activities',
  ),
  inPayments.sdk(
    'orders.preparePaymentCollection',
    'POST /ecom/v1/payments-collector/orders/{orderId}/prepare-payment-collection',
    'returns the amount due, and accepts partial payments up to that amount',
  ),
  inPayments.sdk(
    'orders.getPaymentCollectabilityStatus',
    'GET /ecom/v1/payments-collector/orders/{orderId}/payment-collectability-status',
    'returns the amount due, and accepts partial payments up to that amount',
  ),
  inPayments.sdk(
    'orders.voidAuthorizedPayments',
    'POST /ecom/v1/payments-collector/orders/{orderId}/void-authorized-payments',
    'is released once, all payments or none',
  ),
  inPayments.sdk(
    'orders.captureAuthorizedPayments',
    'POST /ecom/v1/payments-collector/orders/{orderId}/capture-authorized-payments',
    'is charged once',
  ),
  inPayments.hand(
    'orders.recordManuallyCollectedPayment',
    'POST /ecom/v1/payments-collector/orders/{orderId}/manual-payment',
    'returns the amount due, and accepts partial payments up to that amount',
  ),
  inPayments.hand(
    'orders.paymentCollectionMarkOrderAsPaid',
    'POST /ecom/v1/payments-collector/orders/{orderId}/mark-as-paid',
    'of money paid in person are recorded as made outside of the platform',
  ),
  inPayments.hand(
    'orders.getRefundabilityStatus',
    'GET /ecom/v1/payments-collector/orders/{orderId}/refundability',
    'of money paid in person are recorded as made outside of the platform',
  ),
  inPayments.hand(
    'orders.triggerRefund',
    'POST /ecom/v1/payments-collector/orders/{orderId}/trigger-refund',
    'of money paid in person are recorded as made outside of the platform',
  ),
  inPayments.sdk(
    'orderTransactions.listTransactionsForSingleOrder',
    'GET /ecom/v1/payments/orders/{orderId}',
    'pay back in parts, restock, mail the buyer, and never exceed the amount paid',
  ),
  inOrders.sdk(
    'orderTransactions.listTransactionsForMultipleOrders',
    'POST /ecom/v1/payments/list-by-ids',
    'has its payment and its fulfillments',
  ),
  inPayments.sdk(
    'orderTransactions.addPayments',
    'POST /ecom/v1/payments/orders/{orderId}/add-payment',
    'is released once, all payments or none',
  ),
  inPayments.sdk(
    'orderTransactions.updatePaymentStatus',
    'POST /ecom/v1/payments/{paymentId}/orders/{orderId}/update-payment-transaction-status',
    'a payment’s status follows allowed changes only',
  ),
  inFulfillments.sdk(
    'orderFulfillments.listFulfillmentsForSingleOrder',
    'GET /ecom/v1/fulfillments/orders/{orderId}',
    'the tracking link of a known carrier is generated, also when the number changes, and any other is as sent',
  ),
  inFulfillments.sdk(
    'orderFulfillments.listFulfillmentsForMultipleOrders',
    'POST /ecom/v1/fulfillments/list-by-ids',
    'buyers read only their own fulfillments and write none',
  ),
  inFulfillments.sdk(
    'orderFulfillments.createFulfillment',
    'POST /ecom/v1/fulfillments/orders/{orderId}/create-fulfillment',
    'a tracking number is unique',
  ),
  inFulfillments.sdk(
    'orderFulfillments.updateFulfillment',
    'PATCH /ecom/v1/fulfillments/{fulfillmentId}/orders/{orderId}',
    'the tracking link of a known carrier is generated, also when the number changes, and any other is as sent',
  ),
  inFulfillments.sdk(
    'orderFulfillments.deleteFulfillment',
    'DELETE /ecom/v1/fulfillments/{fulfillmentId}/orders/{orderId}',
    'parcels update the status of the order in both directions',
  ),
  inPayments.sdk(
    'orderBilling.getOrderRefundability',
    'POST /ecom/v1/order-billing/get-order-refundability',
    'are calculated in advance: by payment, by line, and for delivery',
  ),
  inPayments.sdk(
    'orderBilling.voidAuthorizedPayments',
    'POST /ecom/v1/order-billing/void-authorized-payments',
    'is charged and released by order billing too',
  ),
  inPayments.sdk(
    'orderBilling.captureAuthorizedPayments',
    'POST /ecom/v1/order-billing/capture-authorized-payments',
    'is charged and released by order billing too',
  ),
  inMedia.hand(
    'media.getScaledToFillImageUrl and others (plain GET by the browser)',
    'GET /media/{id}/v1/{transform}',
    'crops the picture by the alignment',
  ),
  inMedia.hand('media.getImageUrl', 'GET /media/{id}', 'returns the original for the bare id'),
  inOrders.hand('REST', 'POST /ecom/v1/orders/query', 'pages by offset with a total for older clients'),
];
