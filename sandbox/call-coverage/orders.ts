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
    'gives a member own orders only, newest first, whatever the filter asks',
  ),
  inOrdersWrites.sdk(
    'orders.createOrder',
    'POST /ecom/v1/orders',
    'takes the next number and makes the sums add up',
  ),
  inOrdersWrites.sdk(
    'orders.updateOrder',
    'PATCH /ecom/v1/orders/{id}',
    'changes what may change and nothing else',
  ),
  inOrdersWrites.sdk(
    'orders.bulkUpdateOrders',
    'POST /ecom/v1/bulk/orders/update',
    'many at once tells what became of each',
  ),
  inOrdersWrites.sdk(
    'orders.cancelOrder',
    'POST /ecom/v1/orders/{id}/cancel',
    'puts the pieces back and tells the buyer, once',
  ),
  inOrdersWrites.sdk(
    'orders.bulkUpdateOrderTags',
    'POST /ecom/v1/bulk/orders/update-tags',
    'tags many at once',
  ),
  inOrdersWrites.hand(
    'orders.updateOrderStatus',
    'POST /ecom/v1/orders/{orderId}/update-status',
    'a status moves along allowed ways only',
  ),
  inOrdersWrites.sdk(
    'orders.addActivities',
    'POST /ecom/v1/orders/{orderId}/activities/add',
    'adds activities',
  ),
  inPayments.sdk(
    'orders.preparePaymentCollection',
    'POST /ecom/v1/payments-collector/orders/{orderId}/prepare-payment-collection',
    'says what is due, takes it in parts and no more',
  ),
  inPayments.sdk(
    'orders.getPaymentCollectabilityStatus',
    'GET /ecom/v1/payments-collector/orders/{orderId}/payment-collectability-status',
    'says what is due, takes it in parts and no more',
  ),
  inPayments.sdk(
    'orders.voidAuthorizedPayments',
    'POST /ecom/v1/payments-collector/orders/{orderId}/void-authorized-payments',
    'is released once, all of them or none',
  ),
  inPayments.sdk(
    'orders.captureAuthorizedPayments',
    'POST /ecom/v1/payments-collector/orders/{orderId}/capture-authorized-payments',
    'is charged once',
  ),
  inPayments.hand(
    'orders.recordManuallyCollectedPayment',
    'POST /ecom/v1/payments-collector/orders/{orderId}/manual-payment',
    'says what is due, takes it in parts and no more',
  ),
  inPayments.hand(
    'orders.paymentCollectionMarkOrderAsPaid',
    'POST /ecom/v1/payments-collector/orders/{orderId}/mark-as-paid',
    'of money taken in person happen outside',
  ),
  inPayments.hand(
    'orders.getRefundabilityStatus',
    'GET /ecom/v1/payments-collector/orders/{orderId}/refundability',
    'of money taken in person happen outside',
  ),
  inPayments.hand(
    'orders.triggerRefund',
    'POST /ecom/v1/payments-collector/orders/{orderId}/trigger-refund',
    'of money taken in person happen outside',
  ),
  inPayments.sdk(
    'orderTransactions.listTransactionsForSingleOrder',
    'GET /ecom/v1/payments/orders/{orderId}',
    'give back in parts, restock, tell the buyer, and never more than was paid',
  ),
  inOrders.sdk(
    'orderTransactions.listTransactionsForMultipleOrders',
    'POST /ecom/v1/payments/list-by-ids',
    'lists its payment and its fulfillments',
  ),
  inPayments.sdk(
    'orderTransactions.addPayments',
    'POST /ecom/v1/payments/orders/{orderId}/add-payment',
    'is released once, all of them or none',
  ),
  inPayments.sdk(
    'orderTransactions.updatePaymentStatus',
    'POST /ecom/v1/payments/{paymentId}/orders/{orderId}/update-payment-transaction-status',
    'a payment’s status moves along allowed ways only',
  ),
  inFulfillments.sdk(
    'orderFulfillments.listFulfillmentsForSingleOrder',
    'GET /ecom/v1/fulfillments/orders/{orderId}',
    'the link of a known carrier is made, also when the number changes; any other is as sent',
  ),
  inFulfillments.sdk(
    'orderFulfillments.listFulfillmentsForMultipleOrders',
    'POST /ecom/v1/fulfillments/list-by-ids',
    'buyers read their own only and write nothing',
  ),
  inFulfillments.sdk(
    'orderFulfillments.createFulfillment',
    'POST /ecom/v1/fulfillments/orders/{orderId}/create-fulfillment',
    'a tracking number is given once',
  ),
  inFulfillments.sdk(
    'orderFulfillments.updateFulfillment',
    'PATCH /ecom/v1/fulfillments/{fulfillmentId}/orders/{orderId}',
    'the link of a known carrier is made, also when the number changes; any other is as sent',
  ),
  inFulfillments.sdk(
    'orderFulfillments.deleteFulfillment',
    'DELETE /ecom/v1/fulfillments/{fulfillmentId}/orders/{orderId}',
    'parcels move the status of the order, there and back',
  ),
  inPayments.sdk(
    'orderBilling.getOrderRefundability',
    'POST /ecom/v1/order-billing/get-order-refundability',
    'are told in advance: by payment, by line, and for delivery',
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
    'takes the part of the picture that the alignment says',
  ),
  inMedia.hand('media.getImageUrl', 'GET /media/{id}', 'answers the original for the bare id'),
  inOrders.hand('REST', 'POST /ecom/v1/orders/query', 'pages by offset with a total for clients that do so'),
];
