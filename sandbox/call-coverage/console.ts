import { type CoverageRow, provenIn } from './row';

const inConsole = provenIn('tests/contract/console.test.ts');
const LISTED = 'are listed, and shown with what can be done';
const FULFILLED = 'are fulfilled with tracking, and refuse a second parcel of nothing';
const REFUNDED = 'are refunded in part and canceled, with stock, mail and events';
const PRICED = 'are searched, priced, stocked and hidden';
const APPROVED = 'are approved, blocked and deleted';
const SWITCHED = 'switches how people get in';
const LOGGED = 'names subscribers, and logs events that can be sent again';
const ASKED = 'shows what was asked, and forgets it';

export const consoleCoverage: readonly CoverageRow[] = [
  inConsole.page('GET /_console', ASKED),
  inConsole.page('GET /_console/', ASKED),
  inConsole.page('GET /_console/console.css', ASKED),
  inConsole.page('POST /_console/forget', ASKED),
  inConsole.page('GET /_console/orders', LISTED),
  inConsole.page('GET /_console/orders/{id}', LISTED),
  inConsole.page('POST /_console/orders/{id}/fulfil', FULFILLED),
  inConsole.page('POST /_console/orders/{id}/refund', REFUNDED),
  inConsole.page('POST /_console/orders/{id}/cancel', REFUNDED),
  inConsole.page('POST /_console/orders/{id}/paid', 'that owe money are marked as paid, once'),
  inConsole.page('GET /_console/products', PRICED),
  inConsole.page('GET /_console/products/{slug}', PRICED),
  inConsole.page('POST /_console/products/{slug}', PRICED),
  inConsole.page('GET /_console/members', APPROVED),
  inConsole.page('POST /_console/members/{id}/{action}', APPROVED),
  inConsole.page('GET /_console/policy', SWITCHED),
  inConsole.page('POST /_console/policy', SWITCHED),
  inConsole.page('GET /_console/webhooks', LOGGED),
  inConsole.page('POST /_console/webhooks', LOGGED),
  inConsole.page('POST /_console/webhooks/redeliver', LOGGED),
];
