import { beforeAll, describe, expect, it } from 'vitest';
import { SANDBOX_CLIENT_ID, STORES_APP_ID } from '../core/platform';
import { inventoryIdOf } from './merchant';
import { openSandbox } from './open-sandbox';
import { visitorClient, visitorTokens } from './sdk-client';
import { newMember, productOf } from './shopper';
import { stockSite, versionOf } from './stocked-site';

/*
 * Requests that the sandbox rejects, whatever else has happened: the caller, the call, the least
 * arguments (the body, or `.r` of a GET and a DELETE), the status, and the code or the fields of the
 * error, and at times its data. A rejected request writes nothing. `$product` is the id of the
 * stocked product, `$none` that of nothing, `<80>` a text of 80 letters, and `["a"*3]` a list of
 * three. The stranger is a member who owns nothing of the site.
 * `permissions.test.ts` proves 401 and 403 for every call.
 */
const V1 = `
visitor | GET /stores-reader/v1/products/$none | | 404
visitor | GET /stores-reader/v1/variants/a-b | | 404
visitor | GET /v2/collections/$none | | 404
visitor | GET /v2/collections/slug/nope | | 404
visitor | GET /stores-reader/v1/products/query-platformized | {"query":{"paging":{"limit":101}}} | 400 query.paging.limit
visitor | POST /stores-reader/v1/products/query-platformized | {"query":{"filter":{"taste":"good"}}} | 400 query.filter
visitor | POST /stores-reader/v1/products/query-platformized | {"query":{"filter":{"name":{"$like":"a"}}}} | 400 query.filter
visitor | POST /stores-reader/v1/products/query-platformized | {"query":{"filter":{"price":{"$contains":"1"}}}} | 400 query.filter
visitor | POST /stores-reader/v1/products/query-platformized | {"query":{"filter":{"price":{"$gt":"cheap"}}}} | 400 query.filter
visitor | POST /stores-reader/v1/products/query-platformized | {"query":{"filter":{"lastUpdated":{"$gt":"yesterday"}}}} | 400 query.filter
visitor | POST /stores-reader/v1/products/query-platformized | {"query":{"filter":"{\\"name\\":"}} | 400 query.filter
visitor | POST /stores-reader/v1/products/query-platformized | {"query":{"filter":"not json"}} | 400 query.filter
visitor | POST /stores-reader/v1/products/query-platformized | {"query":{"filter":{"constructor":"x"}}} | 400 query.filter
visitor | POST /stores-reader/v1/products/query-platformized | {"query":{"filter":{"$where":"true"}}} | 400 query.filter
visitor | POST /stores-reader/v1/products/query-platformized | {"query":{"filter":{"$and":["x"]}}} | 400 query.filter
visitor | POST /stores-reader/v1/products/query-platformized | {"query":{"filter":{"name":{"$startsWith":1}}}} | 400 query.filter
visitor | POST /stores-reader/v1/products/query-platformized | {"query":{"filter":{"price":""}}} | 400 query.filter
visitor | POST /stores-reader/v1/products/query-platformized | {"query":{"sort":"{\\"price\\":\\"asc\\"}"}} | 400 query.sort
visitor | POST /stores-reader/v1/products/query-platformized | {"query":{"paging":{"limit":0}}} | 400 query.paging.limit
visitor | POST /stores-reader/v1/products/query-platformized | {"query":{"paging":{"limit":1.5}}} | 400 query.paging.limit
visitor | POST /stores-reader/v1/products/query-platformized | {"query":{"cursorPaging":{"limit":5}}} | 400 query.cursorPaging
visitor | POST /stores-reader/v1/products/query-platformized | {"query":{"sort":[{"fieldName":"taste"}]}} | 400 query.sort
visitor | POST /stores-reader/v1/products/query-platformized | {"query":{"sort":[{"fieldName":"description"}]}} | 400 query.sort
visitor | POST /stores-reader/v1/products/query-platformized | {"query":{"paging":{"offset":-1}}} | 400 query.paging.offset
app | POST /stores/v1/products/query | {"query": | 400
visitor | POST /stores-reader/v1/products/$bowl/productOptionsAvailability | {"options":{"Glaze":"Pink"}} | 400 options
visitor | POST /stores-reader/v1/products/$bowl/productOptionsAvailability | {"options":{"Color":"Moss"}} | 400 options

app | POST /stores/v1/products | {"product":{"name":"","priceData":{"price":1}}} | 400 product.name
app | POST /stores/v1/products | {"product":{"name":"<81>","priceData":{"price":1}}} | 400 product.name
app | POST /stores/v1/products | {"product":{"name":"A","priceData":{"price":-1}}} | 400 product.priceData.price
app | POST /stores/v1/products | {"product":{"name":"A","priceData":{"price":1e9}}} | 400 product.priceData.price
app | POST /stores/v1/products | {"product":{"name":"A","priceData":{"price":1},"productType":"digital"}} | 400 product.productType
app | POST /stores/v1/products | {"product":{"name":"A","priceData":{"price":1},"discount":{"type":"PERCENT","value":110}}} | 400 product.discount.value
app | POST /stores/v1/products | {"product":{"name":"A","priceData":{"price":1},"productOptions":[{"name":"B","choices":[{"value":"S"}]},{"name":"B","choices":[{"value":"S"}]}]}} | 400 product.productOptions
app | PATCH /stores/v1/products/$none | {"product":{}} | 404
app | PATCH /stores/v1/products/$product | {"product":{"productType":"digital"}} | 400 product.productType
app | PATCH /stores/v1/products/$product | {"product":{"brand":""}} | 400 product.brand
app | PATCH /stores/v1/products/$product | {"product":{"description":"<8001>"}} | 400 product.description
app | DELETE /stores/v1/products/$none | | 404
app | PATCH /stores/v1/products/$none/variants | {"variants":[]} | 404
app | PATCH /stores/v1/products/$bowl/variants | {"variants":[{"price":-1}]} | 400 variants.0.price
app | PATCH /stores/v1/products/$bowl/variants | {"variants":[{"choices":{"Glaze":"Ink","Size":"Small, 18 cm"},"price":1},{"choices":{"Size":"XXL"},"price":1}]} | 400 variants.1.choices
app | PATCH /stores/v1/products/$bowl/variants | {"variants":[{"choices":{"Glaze":"Ink","Size":"Small, 18 cm"},"price":1},{"choices":{"Color":"S"},"price":1}]} | 400 variants.1.choices
app | PATCH /stores/v1/products/$bowl/variants | {"variants":[{"choices":{"Glaze":"Ink","Size":"Small, 18 cm"},"price":1},{"variantIds":["nobody"],"price":1}]} | 400 variants.1.variantIds
app | PATCH /stores/v1/products/$bowl/variants | {"variants":[{"choices":{"Glaze":"Ink","Size":"Small, 18 cm"},"price":1},{"price":1}]} | 400 variants.1
app | PATCH /stores/v1/products/$product/variants | {"variants":[{"variantIds":["$variant"],"price":1}]} | 400 id
app | POST /stores/v1/products/$none/variants/resetToDefault | | 404
app | POST /stores/v1/products/$product/media | {"media":[{"mediaId":"nothing.jpg"}]} | 400 media.0.mediaId
app | POST /stores/v1/products/$product/media | {"media":[{"url":"file:///etc/passwd"}]} | 400 media.0.url
app | POST /stores/v1/products/$product/media | {"media":[{}]} | 400 media.0.url
app | POST /stores/v1/products/$bowl/media | {"media":[{"mediaId":"$media","choice":{"option":"Size","choice":"XXL"}}]} | 400 media.0.choice
app | PATCH /stores/v1/products/$bowl/choices/media | {"media":[{"option":"Glaze","choice":"Oat","mediaIds":["$media"]}]} | 400 media.0.mediaIds
app | PATCH /stores/v1/products/$bowl/choices/media | {"media":[{"option":"Glaze","choice":"XXL","mediaIds":["$glazed"]}]} | 400 media.0.choice
app | PATCH /stores/v1/products/$bowl/choices/media | {"media":[{"option":"Cut","choice":"S","mediaIds":["$glazed"]}]} | 400 media.0.option
app | PATCH /stores/v1/products/$bowl/choices/media | {"media":[{"option":"Size","choice":"Small, 18 cm","mediaIds":["$glazed"]}]} | 400 media
app | POST /stores/v1/products/$none/media/delete | | 404
app | PATCH /stores/v1/products/$none/choices/media | {"media":[{"option":"Size","choice":"S"}]} | 404
app | POST /stores/v1/products/$none/choices/media/delete | {"media":[{"option":"Size","choice":"S"}]} | 404
app | DELETE /stores/v1/products/$none/options | | 404
app | POST /stores/v1/products/$none/remove-brand | | 404
app | POST /stores/v1/products/$none/remove-ribbon | | 404
app | POST /stores/v1/bulk/products/update | {"ids":["$product"]} | 400 set
app | POST /stores/v1/bulk/products/update | {"ids":["$product"],"set":{"price":-1}} | 400 set.price
app | POST /stores/v1/bulk/products/update | {"set":{"price":1}} | 400 ids
app | POST /stores/v1/bulk/products/update | {"ids":["$product"],"set":{"price":1,"weight":1}} | 400 set
app | POST /stores/v1/bulk/products/update | {"ids":["$product"*101],"set":{"price":1}} | 400 ids
app | POST /stores/v1/bulk/products/adjust-properties | {"ids":["$product"],"adjust":{"price":{"percentage":{"rate":1001}}}} | 400 adjust.price.percentage.rate
app | POST /stores/v1/bulk/products/adjust-properties | {"ids":["$product"],"adjust":{"price":{"percentage":{"rate":-101}}}} | 400 adjust.price.percentage.rate
app | POST /stores/v1/bulk/products/adjust-properties | {"ids":["$product"],"adjust":{"price":{"amount":1,"percentage":{"rate":1}}}} | 400 adjust.price
app | POST /stores/v1/bulk/products/adjust-properties | {"ids":["$product"],"adjust":{"price":{"amount":-1e9}}} | 400 adjust.price.amount

app | POST /stores/v1/collections | {"collection":{}} | 400 collection.name
app | POST /stores/v1/collections | {"collection":{"name":"<51>"}} | 400 collection.name
app | POST /stores/v1/collections | {"collection":{"name":"A","description":"<601>"}} | 400 collection.description
app | PATCH /stores/v1/collections/$none | {"collection":{}} | 404
app | DELETE /stores/v1/collections/$none | | 404
app | DELETE /stores/v1/collections/00000000-000000-000000-000000000001 | | 400 id
app | POST /stores/v1/collections/$none/productIds | {"productIds":["$product"]} | 404
app | POST /stores/v1/collections/$collection/productIds | {"productIds":["$product","$none"]} | 404
app | POST /stores/v1/collections/$collection/productIds | {"productIds":["$none"*1001]} | 400 productIds
app | POST /stores/v1/collections/$none/productIds/delete | {"productIds":["$product"]} | 404
app | POST /stores/v1/collections/00000000-000000-000000-000000000001/productIds/delete | {"productIds":["$product"]} | 400 id

app | POST /stores-reader/v2/inventoryItems/$none/getVariants | | 404
app | POST /stores-reader/v2/inventoryItems/query | {"query":{"filter":"{\\"color\\":\\"red\\"}"}} | 400 query.filter
app | PATCH /stores/v2/inventoryItems/product/$none | {"inventoryItem":{}} | 404
app | PATCH /stores/v2/inventoryItems/product/$product | {"inventoryItem":{"variants":[{"variantId":"nobody"}]}} | 400 inventoryItem.variants
app | PATCH /stores/v2/inventoryItems/product/$product | {"inventoryItem":{"variants":[{"variantId":"$variant","quantity":-1}]}} | 400 inventoryItem.variants.0.quantity
app | PATCH /stores/v2/inventoryItems/product/$product | {"inventoryItem":{"variants":[{"variantId":"$variant","quantity":0.5}]}} | 400 inventoryItem.variants.0.quantity
app | PATCH /stores/v2/inventoryItems/product/$product | {"inventoryItem":{"variants":[{"variantId":"$variant","quantity":100000}]}} | 400 inventoryItem.variants.0.quantity
app | POST /stores/v2/inventoryItems/decrement | {"decrementData":[{"productId":"$none","decrementBy":1}]} | 404
app | POST /stores/v2/inventoryItems/decrement | {"decrementData":[{"productId":"$product","decrementBy":0}]} | 400 decrementData.0.decrementBy
app | POST /stores/v2/inventoryItems/decrement | {"decrementData":[{"productId":"$product","variantId":"$variant","decrementBy":1},{"productId":"$product","variantId":"$variant","decrementBy":9999}]} | 400 decrementData.1
app | POST /stores/v2/inventoryItems/decrement | {"decrementData":[{"productId":"$product","variantId":"$variant","decrementBy":1},{"productId":"$product","variantId":"nobody","decrementBy":1}]} | 400 decrementData.1.variantId
app | POST /stores/v2/inventoryItems/decrement | {"decrementData":[{"productId":"$product","variantId":"$variant","decrementBy":1},{"productId":"$none","variantId":"$variant","decrementBy":1}]} | 404
app | POST /stores/v2/inventoryItems/decrement | {"decrementData":[{"productId":"$book","variantId":"$variant","decrementBy":1}]} | 400 decrementData.0
app | POST /stores/v2/inventoryItems/increment | {"incrementData":[{"productId":"$product","variantId":"$variant","incrementBy":99999}]} | 400 incrementData.0
app | POST /stores/v2/inventoryItems/increment | {"incrementData":[{"productId":"$none","incrementBy":1}]} | 404
app | POST /stores/v2/inventoryItems/increment | {"incrementData":[{"incrementBy":1}]} | 400 incrementData.0

app | POST /ecom/v1/carts | | 400 CANT_CREATE_CART_WITHOUT_ITEMS
app | GET /ecom/v1/carts/$none | | 404 CART_NOT_FOUND
member | GET /ecom/v1/carts/current | | 404 OWNED_CART_NOT_FOUND
member | DELETE /ecom/v1/carts/current | | 404 OWNED_CART_NOT_FOUND
member | PATCH /ecom/v1/carts/current | | 404 OWNED_CART_NOT_FOUND
member | POST /ecom/v1/carts/current/estimate-totals | | 404 OWNED_CART_NOT_FOUND
member | POST /ecom/v1/carts/current/remove-line-items | {"lineItemIds":["$line"]} | 404 OWNED_CART_NOT_FOUND
member | POST /ecom/v1/carts/current/create-checkout | {"channelType":"WEB"} | 404 OWNED_CART_NOT_FOUND
visitor | POST /ecom/v1/carts/current/create-checkout | | 400 channelType
visitor | POST /ecom/v1/carts/current/add-to-cart | {"lineItems":[{"catalogReference":{"appId":"${STORES_APP_ID}","catalogItemId":"$product"},"quantity":0}]} | 400 lineItems.0.quantity
visitor | POST /ecom/v1/carts/current/add-to-cart | {"customLineItems":[{"quantity":1,"price":"0.01","productName":{"original":"Bargain"}}]} | 403
visitor | POST /ecom/v1/carts/current/update-line-items-quantity | {"lineItems":[{"id":"$line","quantity":0}]} | 400 lineItems.0.quantity
visitor | POST /ecom/v1/carts/current/update-line-items-quantity | {"lineItems":[{"id":"$none","quantity":1}]} | 404 LINE_ITEM_NOT_FOUND
visitor | PATCH /ecom/v1/carts/current | {"couponCode": | 400
visitor | PATCH /ecom/v1/carts/current | {"couponCode":"<51>"} | 400 couponCode
visitor | PATCH /ecom/v1/carts/current | {"couponCode":"NOSUCH"} | 404 ERROR_COUPON_DOES_NOT_EXIST
visitor | PATCH /ecom/v1/carts/current | {"couponCode":"SUMMER25"} | 428 ERROR_COUPON_HAS_EXPIRED
visitor | PATCH /ecom/v1/carts/current | {"couponCode":"LASTONE"} | 428 ERROR_COUPON_USAGE_EXCEEDED
visitor | POST /ecom/v1/carts/current/estimate-totals | {"selectedMemberships":{"memberships":[{"appId":"$none","id":"$none"}]}} | 400 selectedMemberships.memberships.0.lineItemIds
visitor | GET /ecom/v1/checkouts/$none | | 404 CHECKOUT_NOT_FOUND
visitor | PATCH /ecom/v1/checkouts/$checkout | {"couponCode":"NOSUCH"} | 404 ERROR_COUPON_DOES_NOT_EXIST
stranger | GET /ecom/v1/checkouts/$checkout | | 403
stranger | PATCH /ecom/v1/checkouts/$checkout | {"checkout":{}} | 403

member | GET /ecom/v2/carts/current | | 404 CURRENT_CART_NOT_FOUND
member | DELETE /ecom/v2/carts/current | | 404 CURRENT_CART_NOT_FOUND
member | GET /ecom/v2/carts/current/upsell-options | | 404 CURRENT_CART_NOT_FOUND
member | POST /ecom/v2/carts/current/refresh | | 404 CURRENT_CART_NOT_FOUND
member | POST /ecom/v2/carts/current/calculate | | 404 CURRENT_CART_NOT_FOUND
member | POST /ecom/v2/carts/current/estimate | | 404 CURRENT_CART_NOT_FOUND
member | POST /ecom/v2/carts/current/add-coupon | {"coupon":{"code":"WELCOME10"}} | 404 CURRENT_CART_NOT_FOUND
visitor | GET /ecom/v2/carts/$none | | 404 CART_NOT_FOUND
visitor | POST /ecom/v2/carts/current/add-line-items | | 400 NO_LINE_ITEMS_TO_ADD
visitor | POST /ecom/v2/carts/current/add-line-items | {"catalogItems":[{"catalogReference":{"appId":"${STORES_APP_ID}","catalogItemId":"$product"},"quantity":0}]} | 400 catalogItems.0.quantity
visitor | POST /ecom/v2/carts/current/add-line-items | {"catalogItems":[{"catalogReference":{"appId":"${STORES_APP_ID}","catalogItemId":"$none"}}]} | 428 ITEM_NOT_FOUND_IN_CATALOG
visitor | POST /ecom/v2/carts/current/update-line-items | {"lineItems":[{"lineItemId":"$line"}]} | 400 EMPTY_LINE_ITEM_UPDATES | {"lineItemIds":["$line"]}
visitor | POST /ecom/v2/carts/current/update-line-items | {"lineItems":[{"lineItemId":"$line","quantity":{"newQuantity":1}},{"lineItemId":"$line","quantity":{"newQuantity":1}}]} | 400 DUPLICATE_LINE_ITEM_UPDATES | {"duplicateLineItemIds":["$line"]}
visitor | POST /ecom/v2/carts/current/update-line-items | {"lineItems":[{"lineItemId":"$none","quantity":{"newQuantity":1}}]} | 428 LINE_ITEM_NOT_FOUND_IN_CART
visitor | POST /ecom/v2/carts/current/update-line-items | {"lineItems":[{"lineItemId":"$line","quantity":{"newQuantity":0}}]} | 400 lineItems.0.quantity.newQuantity
visitor | POST /ecom/v2/carts/current/remove-line-items | {"lineItemIds":["$none"]} | 428 LINE_ITEM_NOT_FOUND_IN_CART | {"lineItemIds":["$none"]}
visitor | PATCH /ecom/v2/carts/current | {"cart":{"deliveryInfo":{"address":{"country":"XX"}}}} | 400 INVALID_ADDRESS_FORMAT
visitor | PATCH /ecom/v2/carts/current | {"cart":{"deliveryInfo":{"address":{"subdivision":"NY"}}}} | 400 INVALID_ADDRESS_FORMAT
visitor | PATCH /ecom/v2/carts/current | {"cart":{"businessInfo":{"locationId":"$none"}}} | 428 BUSINESS_LOCATION_NOT_FOUND
visitor | PATCH /ecom/v2/carts/current | {"cart":{"note":"<1001>"}} | 400 cart.note
visitor | PATCH /ecom/v2/carts/current | {"cart":{"taxInfo":{"taxExemptGroupId":"$none"}}} | 403
visitor | POST /ecom/v2/carts/current/add-coupon | {"coupon":{}} | 400 coupon.code
visitor | POST /ecom/v2/carts/current/add-coupon | {"coupon":{"code":"<51>"}} | 400 coupon.code
visitor | POST /ecom/v2/carts/current/add-coupon | {"coupon":{"code":"NOPE"}} | 400 INVALID_COUPON_CODE | {"couponCode":"NOPE"}
visitor | POST /ecom/v2/carts/current/add-coupon | {"coupon":{"code":"SUMMER25"}} | 428 INVALID_COUPON_STATUS | {"couponCode":"SUMMER25","reason":"EXPIRED"}
visitor | POST /ecom/v2/carts/current/add-coupon | {"coupon":{"code":"LASTONE"}} | 428 INVALID_COUPON_STATUS | {"couponCode":"LASTONE","reason":"MAX_USAGE_EXCEEDED"}
visitor | POST /ecom/v2/carts/current/remove-coupon | {"couponId":"$none"} | 428 COUPON_NOT_FOUND_IN_CART | {"couponId":"$none"}
visitor | POST /ecom/v2/carts/current/add-gift-card | {"giftCard":{}} | 400 giftCard.code
visitor | POST /ecom/v2/carts/current/add-gift-card | {"giftCard":{"code":"SHORT"}} | 400 giftCard.code
visitor | POST /ecom/v2/carts/current/add-gift-card | {"giftCard":{"code":"ABCD-1234"}} | 400 INVALID_GIFT_CARD_CODE | {"giftCardCode":"ABCD-1234"}
visitor | POST /ecom/v2/carts/current/add-gift-card | {"giftCard":{"code":"HALDEN-EMPTY"}} | 428 INVALID_GIFT_CARD_STATUS | {"giftCardCode":"HALDEN-EMPTY","reason":"EMPTY_BALANCE"}
visitor | POST /ecom/v2/carts/current/add-gift-card | {"giftCard":{"code":"HALDEN-EXPIRED"}} | 428 INVALID_GIFT_CARD_STATUS | {"giftCardCode":"HALDEN-EXPIRED","reason":"EXPIRED"}
visitor | POST /ecom/v2/carts/current/add-gift-card | {"giftCard":{"code":"HALDEN-DISABLED"}} | 428 INVALID_GIFT_CARD_STATUS | {"giftCardCode":"HALDEN-DISABLED","reason":"DISABLED"}
visitor | POST /ecom/v2/carts/current/remove-gift-card | {"giftCardId":"$none"} | 428 GIFT_CARD_NOT_FOUND_IN_CART | {"giftCardId":"$none"}
visitor | POST /ecom/v2/carts/current/set-delivery-method | {"deliveryMethod":{"code":"express"}} | 428 DELIVERY_METHOD_MISSING_ADDRESS
visitor | POST /ecom/v2/carts/$cart/place-order | | 428 MISSING_DELIVERY_ADDRESS
stranger | GET /ecom/v2/carts/$cart | | 403
stranger | POST /ecom/v2/carts/$cart/add-coupon | {"coupon":{"code":"WELCOME10"}} | 403
stranger | GET /ecom/v2/carts/$cart/upsell-options | | 403
stranger | GET /ecom/v2/carts/current/upsell-options | | 404 CURRENT_CART_NOT_FOUND

visitor | GET /ecom/v1/orders/$none | | 404 ORDER_NOT_FOUND
stranger | GET /ecom/v1/orders/$order | | 403 READ_ORDER_FORBIDDEN
visitor | POST /ecom/v1/orders/search | | 403 READ_ORDER_FORBIDDEN
app | POST /ecom/v1/orders/search | {"search":{"filter":{"color":"red"}}} | 400 query.filter
app | POST /ecom/v1/orders/search | {"search":{"filter":{"createdDate":{"$contains":"x"}}}} | 400 query.filter
app | POST /ecom/v1/orders/search | {"search":{"sort":[{"fieldName":"archived"}]}} | 400 search.sort
app | POST /ecom/v1/orders/search | {"search":{"cursorPaging":{"cursor":"x"}}} | 400
app | POST /ecom/v1/orders/search | {"search":{"cursorPaging":{"limit":101}}} | 400 search.cursorPaging.limit
app | POST /ecom/v1/orders | {"order":{"priceSummary":{},"channelInfo":{"type":"POS"}}} | 400 order.lineItems
app | POST /ecom/v1/orders | {"order":{"lineItems":[{"productName":{"original":"Mug"},"catalogReference":{"appId":"own","catalogItemId":"mug"},"quantity":2,"price":{"amount":"10"},"itemType":{"preset":"PHYSICAL"}}],"priceSummary":{"total":{"amount":"19"}},"channelInfo":{"type":"POS"}}} | 400 order.priceSummary.total
app | POST /ecom/v1/orders | {"order":{"lineItems":[{"productName":{"original":"Mug"},"catalogReference":{"appId":"own","catalogItemId":"mug"},"quantity":2,"price":{"amount":"10"},"itemType":{"preset":"PHYSICAL"}}],"priceSummary":{},"channelInfo":{"type":"POS"},"purchasedDate":"2027-01-01T00:00:00.000Z"}} | 400 PURCHASED_DATE_CANNOT_BE_IN_FUTURE
app | POST /ecom/v1/orders/$none/cancel | | 404 ORDER_NOT_FOUND
app | POST /ecom/v1/orders/$none/update-status | | 400 status
app | POST /ecom/v1/orders/$order/update-status | {"status":"REJECTED"} | 428 UNSUPPORTED_TRANSITION
app | POST /ecom/v1/orders/$order/update-status | {"status":"PENDING"} | 428 UNSUPPORTED_TRANSITION
app | POST /ecom/v1/orders/$order/update-status | {"status":"INITIALIZED"} | 428 STATUS_NOT_SUPPORTED
app | POST /ecom/v1/fulfillments/orders/$none/create-fulfillment | {"fulfillment":{}} | 404 ORDER_NOT_FOUND
app | DELETE /ecom/v1/fulfillments/$none/orders/$order | | 404 FULFILLMENT_NOT_FOUND
app | PATCH /ecom/v1/fulfillments/$none/orders/$order | {"fulfillment":{"trackingInfo":{"trackingLink":"javascript:alert(1)"}}} | 400 fulfillment.trackingInfo.trackingLink
app | POST /ecom/v1/payments-collector/orders/$order/void-authorized-payments | {"paymentIds":["$none"]} | 404 PAYMENT_NOT_FOUND
app | POST /ecom/v1/payments-collector/orders/$order/trigger-refund | {"payments":[]} | 404 PAYMENTS_NOT_FOUND
app | POST /ecom/v1/order-billing/get-order-refundability | {"orderId":"$none"} | 404 ORDER_NOT_FOUND

member | PATCH /members/v1/members/$member | {"member":{"contact":{"firstName":"<101>"}}} | 400 member.contact.firstName
member | PATCH /members/v1/members/$member | {"member":{"contact":{"phones":["call me"]}}} | 400 member.contact.phones.0
member | PATCH /members/v1/members/$member | {"member":{"contact":{"addresses":[{"country":"usa"}]}}} | 400 member.contact.addresses.0.country
member | PATCH /members/v1/members/$member | {"member":{"contact":{"birthdate":"2000-13-01"}}} | 400 member.contact.birthdate
member | PATCH /members/v1/members/$member | {"member":{"contact":{"addresses":[{"addressLine":"<10000>"}]}}} | 400 member.contact.addresses.0.addressLine
member | POST /members/v1/members/my/slug | {"slug":"a/b"} | 400 slug
visitor | GET /members/v1/members/$none | | 404 NOT_FOUND
stranger | GET /members/v1/members/my | | 404 NOT_FOUND
stranger | PATCH /members/v1/members/$member | {"member":{"contact":{"firstName":"x"}}} | 403
stranger | DELETE /members/v1/members/$member/phones | | 403
app | POST /members/v1/members | {"member":{"loginEmail":"ada@example.com"}} | 409 -19995
app | POST /members/v1/members/$none/mute | | 404 NOT_FOUND
app | POST /members/v1/members/query | {"query":{"filter":{"shoeSize":42}}} | 400 query.filter
app | POST /members/v1/members/bulk/delete-by-filter | | 400 filter
app | POST /members/v1/members/bulk/block-by-filter | {"filter":{"shoeSize":42}} | 400 query.filter

visitor | POST /_api/iam/authentication/v2/register | {"loginId":{"email":"Ada@Example.com"},"password":"a long password"} | 409 -19995
visitor | POST /_api/iam/authentication/v2/register | {"loginId":{"email":"nope"},"password":"a long password"} | 400 loginId.email
visitor | POST /_api/iam/authentication/v2/register | {"loginId":{"email":""},"password":"a long password"} | 400 loginId.email
visitor | POST /_api/iam/authentication/v2/register | {"loginId":{"email":"a@b"},"password":"a long password"} | 400 loginId.email
visitor | POST /_api/iam/authentication/v2/register | {"loginId":{"email":"<250>@example.com"},"password":"a long password"} | 400 loginId.email
visitor | POST /_api/iam/authentication/v2/register | {"loginId":{"email":"new@example.com"},"password":"abc"} | 400 password
visitor | POST /_api/iam/authentication/v2/register | {"loginId":{"email":"new@example.com"},"password":""} | 400 password
visitor | POST /_api/iam/authentication/v2/register | {"loginId":{"email":"new@example.com"},"password":"<101>"} | 400 password
visitor | POST /_api/iam/authentication/v2/register | {"loginId":{"email":"new@example.com"},"password":"🐚🐚🐚"} | 400 password
visitor | POST /_api/iam/authentication/v2/login | {"loginId":{"email":"nobody@example.com"},"password":"x"} | 404 -19999
visitor | POST /_api/iam/authentication/v2/login | {"loginId":{"email":"ada@example.com"},"password":"wrong"} | 401 -19976
visitor | POST /_api/iam/authentication/v2/login | {"loginId":{"email":"blocked@example.com"},"password":"halden-blocked-1"} | 403 -19980
visitor | POST /_api/iam/authentication/v2/login | {"loginId":{"email":"blocked@example.com"},"password":"x"} | 401 -19976
visitor | POST /_api/iam/authentication/v1/login | {"identifier":{"email":"ada@example.com"},"inputs":{"password":"x"}} | 401 -19976
app | POST /_api/iam/authentication/v2/sign-on | {"loginId":{"email":"blocked@example.com"}} | 403 -19980
app | POST /_api/iam/authentication/v2/sign-on | {"loginId":{"email":"pending@example.com"}} | 403 -19958
visitor | POST /_api/iam/verification/v1/auth/resend | {"stateToken":"unknown"} | 400 -19984
member | POST /_api/iam/authentication/v2/change-password | {"newPassword":"abc"} | 400 newPassword
visitor | POST /_api/iam/recovery/v1/send-email | {"email":"ada@example.com","redirect":{"url":"javascript:alert(1)"}} | 400 redirect.url
visitor | POST /_api/iam/recovery/v1/send-email | {"email":"ada@example.com","redirect":{"url":"//evil.example"}} | 400 redirect.url
visitor | POST /_api/iam/recovery/v1/send-email | {"email":"ada@example.com","redirect":{"url":"https://evil.example/"}} | 403 CALLBACK_DOMAIN_NOT_ALLOWED
visitor | POST /_api/iam/recovery/v1/send-email | {"email":"nope"} | 400 email
visitor | POST /_api/iam/recovery/v1/send-email | | 400 email
visitor | POST /_api/iam/recovery/v1/recover | {"recoveryToken":"made up","password":"something new"} | 400 -19972
app | POST /_api/iam/recovery/v1/activation-email | {"identityId":"$none"} | 404 -19999
app | POST /wix-sm/api/v1/auth/api/v1/auth/register | {"emailVerification":{"verificationId":"made-up","otp":"123456"}} | 400 EMAIL_VERIFICATION_FAILED
app | POST /wix-sm/api/v1/auth/v1/auth/members/send-set-password-email | {"email":"nobody@example.com"} | 404 -19999
app | POST /wix-sm/api/v1/auth/v1/auth/members/send-set-password-email | | 400 email
app | POST /wix-sm/api/v1/auth/v1/auth/members/send-set-password-email | {"email":"no email"} | 400 email
stranger | PATCH /api/v1/members/$member/change-login-email | {"newEmail":"new@example.com"} | 403
nobody | POST /_captcha/token | {"kind":"psychic"} | 400 kind

nobody | POST /oauth2/token | {"clientId":"$none","grantType":"anonymous"} | 400 invalid_client
nobody | POST /oauth2/token | {"grantType":"anonymous"} | 400 invalid_client
nobody | POST /oauth2/token | {"clientId":"$client","grantType":"password"} | 400 unsupported_grant_type
nobody | POST /oauth2/token | {"clientId":"$client"} | 400 unsupported_grant_type
nobody | POST /oauth2/token | grant me | 400
nobody | POST /oauth2/token | {"clientId":"$client","grantType":"refresh_token","refreshToken":"JWS.unknown"} | 400 invalid_grant
nobody | POST /oauth2/token | {"clientId":"$none","grantType":"refresh_token","refreshToken":"$refresh"} | 400 invalid_grant
nobody | POST /oauth2/token | {"clientId":"$client","grantType":"refresh_token"} | 400 invalid_grant
app | POST /oauth2/token | {"grant_type":"authorized_client","member_id":"$none"} | 400 invalid_grant
app | POST /oauth2/token | {"grant_type":"authorized_client"} | 400 invalid_request
app | POST /oauth2/token | {"grant_type":"authorized_client","member_id":"$member","session_token":"JWS.made-up"} | 400 invalid_grant
visitor | POST /oauth2/token | {"grant_type":"authorized_client","member_id":"$member"} | 403
nobody | GET /_api/iam/authentication/v1/logout?clientId=$client | | 400 postLogoutRedirectUri
nobody | GET /_api/iam/authentication/v1/logout?clientId=$client&postLogoutRedirectUri=https://evil.example/ | | 403 CALLBACK_DOMAIN_NOT_ALLOWED
member | PATCH /api/v1/members/$member/change-login-email | {"newEmail":"pending@example.com"} | 409 -19995
member | PATCH /api/v1/members/$member/change-login-email | | 400 newEmail
app | PATCH /api/v1/members/$none/change-login-email | {"newEmail":"new@example.com"} | 404 -19999

visitor | POST /_api/redirects-api/v1/redirect-session | | 400 intent
visitor | POST /_api/redirects-api/v1/redirect-session | {"ecomCheckout":{"checkoutId":"$checkout"},"login":{}} | 400 intent
visitor | POST /_api/redirects-api/v1/redirect-session | {"ecomCheckout":{"checkoutId":"$none"}} | 404 CHECKOUT_NOT_FOUND
visitor | POST /_api/redirects-api/v1/redirect-session | {"ecomCheckout":{}} | 400 ecomCheckout.checkoutId
visitor | POST /_api/redirects-api/v1/redirect-session | {"ecomCheckout":{"checkoutId":"mine"}} | 400 ecomCheckout.checkoutId
stranger | POST /_api/redirects-api/v1/redirect-session | {"ecomCheckout":{"checkoutId":"$checkout"}} | 403
app | POST /_api/redirects-api/v1/redirect-session | {"login":{}} | 403
visitor | POST /_api/redirects-api/v1/redirect-session | {"login":{},"callbacks":{"thankYouPageUrl":"https://evil.example/"}} | 403 CALLBACK_DOMAIN_NOT_ALLOWED
visitor | POST /_api/redirects-api/v1/redirect-session | {"login":{},"callbacks":{"thankYouPageUrl":"https://localhost.evil.example/"}} | 403 CALLBACK_DOMAIN_NOT_ALLOWED
visitor | POST /_api/redirects-api/v1/redirect-session | {"login":{},"callbacks":{"thankYouPageUrl":"https://localhost@evil.example/"}} | 403 CALLBACK_DOMAIN_NOT_ALLOWED
visitor | POST /_api/redirects-api/v1/redirect-session | {"ecomCheckout":{"checkoutId":"$checkout"},"callbacks":{"postFlowUrl":"javascript:alert(1)"}} | 400 callbacks.postFlowUrl
visitor | POST /_api/redirects-api/v1/redirect-session | {"ecomCheckout":{"checkoutId":"$checkout"},"callbacks":{"postFlowUrl":"not an address"}} | 400 callbacks.postFlowUrl
visitor | POST /_api/redirects-api/v1/redirect-session | {"ecomCheckout":{"checkoutId":"$checkout"},"callbacks":{"postFlowUrl":"//shop.example"}} | 400 callbacks.postFlowUrl
visitor | POST /_api/redirects-api/v1/redirect-session | {"eventsCheckout":{"eventSlug":"kiln-opening"}} | 400 eventsCheckout.reservationId
visitor | POST /_api/redirects-api/v1/redirect-session | {"storesProduct":{"productSlug":"no-such"}} | 404
visitor | POST /_api/redirects-api/v1/redirect-session | {"auth":{"authRequest":{"clientId":"5a4d8b0e-0000-4000-8000-5a4db0c0ffee"},"prompt":"shout"}} | 400 auth.prompt
nobody | GET /product-page/no-such | | 404
nobody | GET /_hosted/other-app?sessionId=made-up | | 404
nobody | GET /__ecom/checkout | | 404
nobody | GET /__ecom/checkout?sessionId=$none | | 404
nobody | GET /_signin | | 404
nobody | GET /_signin?sessionId=x | | 404
nobody | GET /_signin/register | | 404
nobody | GET /_signin/continue | | 404

nobody | PUT /_sandbox/faults | {"faults":[{"call":"*","kind":"haunted"}]} | 400 faults.0.kind
nobody | PUT /_sandbox/faults | {"faults":[{"call":"*","kind":"down","tmes":1}]} | 400 faults.0
nobody | PUT /_sandbox/faults | {"faults":[{"call":"*","kind":"page","status":204}]} | 400 faults.0.status
nobody | PUT /_sandbox/faults | {"faults":[{"call":"*","kind":"status","status":200}]} | 400 faults.0.status
nobody | PUT /_sandbox/faults | {"faults":[{"call":"*","kind":"latency"}]} | 400 faults.0.p99Ms
nobody | PUT /_sandbox/faults | {"faults":[{"call":"*","kind":"latency","medianMs":5}]} | 400 faults.0.p99Ms
nobody | PUT /_sandbox/faults | {"faults":[{"call":"*","kind":"latency","medianMs":5,"p99Ms":4}]} | 400 faults.0.p99Ms
nobody | PUT /_sandbox/faults | {"faults":[{"call":"*","kind":"latency","medianMs":0,"p99Ms":1}]} | 400 faults.0.medianMs faults.0.p99Ms
nobody | PUT /_sandbox/limits | {"callsPerMinute":0} | 400 callsPerMinute
nobody | PUT /_sandbox/taxes | {"rates":[{"country":"DE","name":"VAT","percent":19},{"country":"DE","name":"VAT","percent":19}]} | 400 rates
nobody | PUT /_sandbox/fees | {"fees":[{"name":"Packing","amount":"free"}]} | 400 fees.0.amount
nobody | PUT /_sandbox/discounts | {"rules":[{"name":"Autumn","percentOff":101,"products":["arc-vase"]}]} | 400 rules.0.percentOff
nobody | PUT /_sandbox/clock | {"later":1} | 400
nobody | PUT /_sandbox/clock | {"advanceMs":9007199254740991} | 400 advanceMs
nobody | PUT /_sandbox/clock | {"advanceMs":-1e14} | 400 advanceMs
nobody | PUT /_sandbox/clock | {"now":"0001-01-01T00:00:00Z"} | 400 now
nobody | POST /_sandbox/reset | {"products":31} | 400 products
nobody | POST /_sandbox/reset | {"products":1000000000} | 400 products
nobody | POST /_sandbox/reset | {"products":"1000"} | 400 products
nobody | POST /_sandbox/reset | {"size":1000} | 400
nobody | PATCH /_sandbox/products/nope | {"visible":false} | 404
nobody | PATCH /_sandbox/products/lund-bowl | {"visible":false,"variants":[{"choices":{"Glaze":"Pink"},"quantity":1}]} | 400 variants.choices
nobody | PUT /_sandbox/policy | {"loginCaptcha":true} | 400
nobody | PATCH /_sandbox/members/nobody%40example.com | {} | 404
nobody | PUT /_sandbox/site | {"redirectDomains":["https://shop.example"]} | 400 redirectDomains.0
nobody | PUT /_sandbox/site | {"redirectDomains":["shop.example:443"]} | 400 redirectDomains.0
nobody | PUT /_sandbox/site | {"redirectDomains":["*"]} | 400 redirectDomains.0
nobody | PUT /_sandbox/site | {"redirectDomains":["shop.example/a"]} | 400 redirectDomains.0
nobody | PUT /_sandbox/webhooks | {"subscriptions":[{"url":"ftp://a.test"}]} | 400 subscriptions.0.url
nobody | PUT /_sandbox/webhooks | {"subscriptions":[{"url":"nowhere"}]} | 400 subscriptions.0.url
nobody | PUT /_sandbox/webhooks | {"subscriptions":[{"url":"http://a.test","on":"x"}]} | 400 subscriptions.0
nobody | POST /_sandbox/webhooks/redeliver | {"eventId":"$none"} | 404

member | POST /reviews/v1/reviews | {"review":{"namespace":"stores","entityId":"$product","content":{}}} | 400 review.content.rating
member | POST /reviews/v1/reviews | {"review":{"entityId":"$product","content":{"rating":4}}} | 400 review.namespace
member | POST /reviews/v1/reviews | {"review":{"namespace":"stores","entityId":"$product","content":{"rating":6}}} | 400 review.content.rating
member | POST /reviews/v1/reviews | {"review":{"namespace":"stores","entityId":"$product","content":{"rating":4.5}}} | 400 review.content.rating
member | POST /reviews/v1/reviews | {"review":{"namespace":"stores","entityId":"$product","content":{"rating":4,"body":"<3001>"}}} | 400 review.content.body
member | POST /reviews/v1/reviews | {"review":{"namespace":"blog","entityId":"$product","content":{"rating":4}}} | 400 review.namespace
member | POST /reviews/v1/reviews | {"review":{"namespace":"stores","entityId":"$none","content":{"rating":4}}} | 404 ENTITY_NOT_FOUND
visitor | GET /reviews/v1/reviews/$none | | 404 REVIEW_NOT_FOUND
visitor | GET /form-schema-service/v4/forms/$none | | 404 FORM_NOT_FOUND
visitor | POST /form-submission-service/v4/submissions | {"submission":{"formId":"$none","submissions":{}}} | 404 FORM_NOT_FOUND
app | GET /gift-cards/v1/gift-card-products/$none | | 404 GIFT_CARD_PRODUCT_NOT_FOUND
app | GET /back-in-stock-service/v1/back-in-stock-notification-requests/$none | | 404 BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND
visitor | POST /v1/recommendations/get | {"algorithms":[{"appId":"$none","id":"68ebce04-b96a-4c52-9329-08fc9d8c1253"}]} | 404 RECOMMENDATIONS_PROVIDER_NOT_FOUND
visitor | POST /v1/recommendations/get | {"algorithms":[{"appId":"${STORES_APP_ID}","id":"$none"}]} | 400 ALGORITHM_NOT_SUPPORTED
visitor | POST /v1/recommendations/get | {"algorithms":[{"appId":"${STORES_APP_ID}","id":"68ebce04-b96a-4c52-9329-08fc9d8c1253"}],"items":[{"catalogItemId":"$none","appId":"$none"}]} | 400 ITEM_APP_ID_NOT_SUPPORTED
visitor | GET /wix-data/v2/items/query | {"dataCollectionId":"Menus","query":{}} | 404 WDE0025
visitor | GET /promote/seo/v1/resolve-item-seo-tags | {"pageUrl":"https://shop.test/a","itemType":"STORES_PRODUCT","slug":"nothing"} | 404 ITEM_NOT_FOUND
visitor | GET /promote/seo/v1/resolve-item-seo-tags | {"pageUrl":"https://shop.test/a","itemType":"STORES_CATEGORY","slug":"nothing"} | 404 ITEM_NOT_FOUND
visitor | GET /promote/seo/v1/resolve-item-seo-tags | {"pageUrl":"https://shop.test/a","itemType":"BLOG_POST","slug":"nothing"} | 404 ITEM_NOT_FOUND

nobody | GET /inbox/99 | | 404
nobody | GET /video/unknown/file | | 404
nobody | GET /media/nope~mv2.jpg | | 404
nobody | GET /media/..%2f..%2fpackage.json | | 404
nobody | GET /media/..%2fcatalog.json/v1/fit/w_10,h_10/x.jpg | | 404
nobody | GET /media/$media/v1/fit/w_0,h_10/x.jpg | | 400
nobody | GET /media/$media/v1/fit/w_5001,h_10/x.jpg | | 400
nobody | GET /media/$media/v1/fit/w_10/x.jpg | | 400
nobody | GET /media/$media/v1/fit/w_1.5,h_10/x.jpg | | 400
nobody | GET /media/$media/v1/fit/w_10,h_10/x | | 400
nobody | GET /media/$media/v1/fit/w_10,h_10/x.exe | | 400
nobody | GET /media/$media/v1/stretch/w_10,h_10/x.jpg | | 400
nobody | GET /media/$media/v1/fill/w_10,h_10,al_middle/x.jpg | | 400
nobody | GET /media/$media/v1/fill/w_10,h_10,al_constructor/x.jpg | | 400
nobody | GET /media/$media/v1/fill/w_10,h_10,fp_2_0/x.jpg | | 400
nobody | GET /media/$media/v1/fill/w_10,h_10,q_101/x.jpg | | 400
nobody | GET /media/$media/v1/fill/w_10,h_10,enc_bmp/x.jpg | | 400
nobody | GET /media/$media/v1/fill/w_10,h_10,magic_1/x.jpg | | 400
nobody | GET /media/$media/v1/crop/x_9999,y_0,w_200,h_10/x.jpg | | 400
nobody | GET /media/$media/v1/fill/w_10,h_10/fill/w_5,h_5/x.jpg | | 400
nobody | GET /media/$media/v1/fill/w_10,h_10/%E0%A4%A/x.jpg | | 400
nobody | GET /media/$media/v1/x.jpg | | 400
`;

const V3 = `
visitor | GET /categories/v1/categories/slug/nothing?treeReference.appNamespace=@wix/stores | | 404 CATEGORY_NOT_FOUND
visitor | GET /categories/v1/categories/$none?treeReference.appNamespace=@wix/stores | | 404 CATEGORY_NOT_FOUND
visitor | GET /categories/v1/categories/$none | | 400 treeReference
visitor | POST /categories/v1/categories/query | {"treeReference":{"appNamespace":"@wix/stores"},"query":{"filter":{}}} | 400 INVALID_FILTER
app | DELETE /categories/v1/categories/5a4db0c0-0a11-4c00-8000-000000000001?treeReference.appNamespace=@wix/stores | | 400 categoryId
visitor | GET /stores/v3/products/$none | | 404 PRODUCT_NOT_FOUND
visitor | GET /stores/v3/products/slug/arc-vase?fields=MERCHANT_DATA | | 403
visitor | POST /stores/v3/products/query | {"query":{"paging":{"limit":101}}} | 400 query.cursorPaging.limit
visitor | POST /stores/v3/products/query | {"query":{"cursorPaging":{"limit":101}}} | 400 query.cursorPaging.limit
visitor | POST /stores/v3/products/query | {"query":{"cursorPaging":{"cursor":"abc"}}} | 400 query.cursorPaging.cursor
visitor | POST /stores/v3/products/query | {"query":{"filter":{"color":"red"}}} | 400 INVALID_FILTER
visitor | POST /stores/v3/products/query | {"query":{"filter":{"visible":"yes"}}} | 400 query.filter
visitor | POST /stores/v3/products/query | {"fields":["EVERYTHING"]} | 400 fields.0
app | GET /stores/v3/products/query | {"query":{"filter":{"name":{"$eq":"Arc Vase"}}}} | 400 INVALID_FILTER
visitor | GET /stores/v3/products/search | {"search":{"search":{"expression":"x","fields":["weight"]}}} | 400 INVALID_SEARCH
visitor | GET /stores/v3/products/search | {"search":{"filter":{"collectionIds":{"$hasSome":["x"]}}}} | 400 INVALID_FILTER
visitor | GET /stores/v3/products/search | {"search":{"filter":{"$and":[{"color":"red"}]}}} | 400 INVALID_FILTER
visitor | GET /stores/v3/products/search | {"search":{"filter":{"actualPriceRange.minValue.amount":{"$gte":"1","$lte":"2"}}}} | 400 INVALID_FILTER
visitor | GET /stores/v3/products/search | {"search":{"sort":[{"fieldName":"slug"}]}} | 400 INVALID_SORT
visitor | GET /stores/v3/products/search | {"search":{"aggregations":[{"name":"x","fieldPath":"name","type":"VALUE","value":{"limit":50}}]}} | 400 INVALID_AGGREGATION
app | POST /stores/v3/products | {"product":{"productType":"PHYSICAL","variantsInfo":{"variants":[{"price":{"actualPrice":{"amount":"1"}}}]}}} | 400 product.name
app | POST /stores/v3/products | {"product":{"name":"Mug","productType":"PHYSICAL","variantsInfo":{}}} | 400 product.variantsInfo.variants
app | POST /stores/v3/products | {"product":{"name":"Mug","productType":"PHYSICAL","variantsInfo":{"variants":[{"price":{"actualPrice":{}}}]}}} | 400 product.variantsInfo.variants.0.price.actualPrice.amount
app | POST /stores/v3/products | {"product":{"name":"Mug","productType":"PHYSICAL","options":[{"name":"Size","choicesSettings":{"choices":[{"name":"S"}]}}],"variantsInfo":{"variants":[{"price":{"actualPrice":{"amount":"1"}}}]}}} | 400 product.variantsInfo.variants.0.choices
app | POST /stores/v3/products | {"product":{"name":"Mug","productType":"PHYSICAL","brand":{"id":"$none"},"variantsInfo":{"variants":[{"price":{"actualPrice":{"amount":"1"}}}]}}} | 400 product.brand.id
app | PATCH /stores/v3/products/$none | {"product":{}} | 400 product.revision
app | DELETE /stores/v3/products/$none | | 404 PRODUCT_NOT_FOUND
app | POST /stores/v3/bulk/products/delete-by-filter | {"filter":{"price":1}} | 400 INVALID_FILTER
visitor | GET /stores/v3/inventory-items/$none | | 404 INVENTORY_ITEM_NOT_FOUND
app | POST /stores/v3/inventory-items | {"inventoryItem":{"productId":"$none","variantId":"$none"}} | 404 VARIANT_NOT_FOUND
visitor | GET /stores/v3/brands/$none | | 404 BRAND_NOT_FOUND
`;

/**
 * Other addresses of a call, which older and REST clients use: the caller, the call, the arguments,
 * the other address, and the part of the answers that has to be equal, if any.
 */
const ALIASES = `
app | POST /stores/v1/products/query | | POST /stores-reader/v1/products/query | products
app | POST /stores/v1/products/query | | POST /stores/api/v1/products/query | products
app | GET /stores-reader/v1/products/$product | | GET /stores/v1/products/$product | product
app | GET /v2/collections/query | | GET /stores-reader/v2/collections/query | collections
app | GET /v2/collections/query | | GET /stores-reader/v1/collections/query | collections
app | GET /v2/collections/query | | GET /stores/v1/collections/query | collections
app | GET /v2/collections/query | | POST /stores/v1/collections/query | collections
app | GET /v2/collections/query | | POST /stores-reader/v2/collections/query | collections
app | GET /v2/collections/slug/vases | | GET /stores-reader/v2/collections/slug/vases | collection
app | GET /v2/collections/$collection | | GET /stores-reader/v2/collections/$collection | collection
app | POST /stores-reader/v2/inventoryItems/query | | POST /stores/v2/inventoryItems/query | inventoryItems
app | POST /stores-reader/v2/inventoryItems/$item/getVariants | | POST /stores/v2/inventoryItems/$item/getVariants | inventoryItem
app | POST /stores-reader/v2/inventoryItems/$item/getVariants | | POST /stores-reader/v2/inventoryItems/product/$product/getVariants | inventoryItem
app | POST /stores-reader/v2/inventoryItems/$item/getVariants | | POST /stores/v2/inventoryItems/product/$product/getVariants | inventoryItem
visitor | POST /_api/redirects-api/v1/redirect-session | {"ecomCheckout":{"checkoutId":"$checkout"}} | POST /redirect-session/v1/redirect-session |
visitor | POST /_api/redirects-api/v1/redirect-session | {"ecomCheckout":{"checkoutId":"$checkout"}} | POST /redirect-session/v1/session |
visitor | POST /_api/redirects-api/v1/redirect-session | {"ecomCheckout":{"checkoutId":"$checkout"}} | POST /headless/v1/redirect-session |
visitor | POST /_api/iam/authentication/v2/login | {"loginId":{"email":"ada@example.com"},"password":"halden-ada-1"} | POST /iam/authentication/v2/login | state
app | POST /wix-sm/api/v1/auth/v1/auth/members/send-set-password-email | {"email":"ada@example.com"} | POST /members/v1/auth/members/send-set-password-email | accepted
`;

/** Calls that count failed attempts. */
const COUNTS = /\/(?:login|register|token|recover)\b/;

describe.each([
  ['V1_CATALOG', V1],
  ['V3_CATALOG', V3],
] as const)('a site with %s', async (catalogVersion, table) => {
  const sandbox = await openSandbox({ catalogVersion });
  let ids: Record<string, string>;
  let bearers: Record<string, string>;
  beforeAll(async () => {
    const site = await stockSite(sandbox);
    const { refresh_token: refresh } = await visitorTokens(sandbox);
    const item = inventoryIdOf(site.things.product);
    ids = { ...site.things, none: crypto.randomUUID(), client: SANDBOX_CLIENT_ID, refresh, item };
    if (catalogVersion === 'V1_CATALOG') {
      const [bowl, book] = await Promise.all(
        ['lund-bowl', 'glaze-recipe-book'].map(async (slug) => productOf(await visitorClient(sandbox), slug)),
      );
      const glazed = bowl?.media?.mainMedia?._id ?? '';
      ids = { ...ids, bowl: bowl?.id ?? '', book: book?.id ?? '', glazed };
    }
    bearers = { ...site.bearers, stranger: await sandbox.platform.tokens.mintAccessToken(newMember()) };
  });
  const filled = (text: string) =>
    text
      .replaceAll(/<(\d+)>/g, (_, length: string) => 'x'.repeat(Number(length)))
      .replaceAll(/("[^"]*")\*(\d+)/g, (_, item: string, times: string) =>
        Array(Number(times)).fill(item).join(),
      )
      .replaceAll(/\$([a-z]+)\b/g, (whole, name: string) => ids[name] ?? whole);

  // Of the calls of the other catalog, every one. Those of V1 are in `catalog-v3-site.test.ts`.
  const ofV3 = sandbox.routes.filter(({ name }) =>
    / \/(?:stores\/v3\/(?!provision)|categories\/)/.test(name),
  );
  const others = ofV3.map(
    ({ name }) =>
      `app | ${name.replaceAll(/\{\w+\}/g, '$none')} | | 428 CATALOG_V1_SITE_CALLING_CATALOG_V3_API`,
  );
  const rows = [...table.split('\n'), ...(catalogVersion === 'V1_CATALOG' ? others : [])];

  const send = (caller: string, call: string, args: string) => {
    const [method = '', path = ''] = filled(call).split(' ');
    const isInUrl = method === 'GET' || method === 'DELETE';
    const query = isInUrl && args !== '' ? `?.r=${Buffer.from(filled(args)).toString('base64url')}` : '';
    const headers = { 'content-type': 'application/json', authorization: bearers[caller] ?? '' };
    const body = isInUrl ? {} : { body: filled(args) };
    return sandbox.fetch(new Request(sandbox.url + path + query, { method, headers, ...body }));
  };
  const cellsOf = (row: string) => row.split('|').map((cell) => cell.trim());

  it.each(rows.filter((row) => row !== ''))('rejects %s', async (row) => {
    const [caller = '', call = '', args = '', rejection, data] = cellsOf(row);
    const before = await versionOf(sandbox);
    const answer = await send(caller, call, args);
    const text = await answer.text();
    const body = text.startsWith('{') ? JSON.parse(text) : {};
    const { applicationError, validationError } = body.details ?? {};
    const fields = validationError?.fieldViolations.map(({ field }: { field: string }) => field);
    const code = applicationError?.code ?? fields?.join(' ') ?? body.error ?? '';
    // A status stands for the code of errors that have none.
    expect(`${answer.status} ${code === answer.status ? '' : code}`.trim()).toBe(rejection);
    if (data !== undefined) expect(applicationError?.data).toEqual(JSON.parse(filled(data)));
    if (!COUNTS.test(call)) expect(await versionOf(sandbox)).toEqual(before);
  });

  const aliases = catalogVersion === 'V1_CATALOG' ? ALIASES.split('\n') : [];
  it.each(aliases.filter((row) => row !== ''))('answers the same: %s', async (row) => {
    const [caller = '', call = '', args = '', alias = '', part = ''] = cellsOf(row);
    const [one, other] = await Promise.all([send(caller, call, args), send(caller, alias, args)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    const expected = (await one.json())[part];
    if (part !== '') expect(expected).toBeDefined();
    expect((await other.json())[part]).toEqual(expected);
  });
});
