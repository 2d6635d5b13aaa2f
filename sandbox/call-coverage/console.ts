import { type CoverageRow, provenIn } from './row';

const inConsole = provenIn('tests/contract/console.test.ts');

export const consoleCoverage: readonly CoverageRow[] = [
  ...inConsole.pages(
    'shows what was asked, and forgets it',
    'GET /_console',
    'GET /_console/',
    'GET /_console/console.css',
    'POST /_console/forget',
  ),
  ...inConsole.pages(
    'are listed, and shown with what can be done',
    'GET /_console/orders',
    'GET /_console/orders/{id}',
  ),
  ...inConsole.pages(
    'are fulfilled with tracking, and refuse a second parcel of nothing',
    'POST /_console/orders/{id}/fulfil',
  ),
  ...inConsole.pages(
    'are refunded in part and canceled, with stock, mail and events',
    'POST /_console/orders/{id}/refund',
    'POST /_console/orders/{id}/cancel',
  ),
  ...inConsole.pages('that owe money are marked as paid, once', 'POST /_console/orders/{id}/paid'),
  ...inConsole.pages(
    'are searched, priced, stocked and hidden',
    'GET /_console/products',
    'GET /_console/products/{slug}',
    'POST /_console/products/{slug}',
  ),
  ...inConsole.pages(
    'are approved, blocked and deleted',
    'GET /_console/members',
    'POST /_console/members/{id}/{action}',
  ),
  ...inConsole.pages('switches how people get in', 'GET /_console/policy', 'POST /_console/policy'),
  ...inConsole.pages(
    'names subscribers, and logs events that can be sent again',
    'GET /_console/webhooks',
    'POST /_console/webhooks',
    'POST /_console/webhooks/redeliver',
  ),
];
