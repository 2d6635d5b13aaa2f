import { type CoverageRow, provenIn } from './row';

const inConsole = provenIn('tests/contract/console.test.ts');

export const consoleCoverage: readonly CoverageRow[] = [
  ...inConsole.pages(
    'lists the recorded calls, and clears them',
    'GET /_console',
    'GET /_console/',
    'GET /_console/console.css',
    'POST /_console/forget',
  ),
  ...inConsole.pages(
    'are listed, and shown with the available actions',
    'GET /_console/orders',
    'GET /_console/orders/{id}',
  ),
  ...inConsole.pages(
    'are fulfilled with tracking, and reject a second, empty parcel',
    'POST /_console/orders/{id}/fulfil',
  ),
  ...inConsole.pages(
    'are refunded in part and canceled, with stock, mail and events',
    'POST /_console/orders/{id}/refund',
    'POST /_console/orders/{id}/cancel',
  ),
  ...inConsole.pages('are marked as paid only once', 'POST /_console/orders/{id}/paid'),
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
  ...inConsole.pages(
    'changes how shoppers register and sign in',
    'GET /_console/policy',
    'POST /_console/policy',
  ),
  ...inConsole.pages(
    'lists subscribers and logs events, which can be sent again',
    'GET /_console/webhooks',
    'POST /_console/webhooks',
    'POST /_console/webhooks/redeliver',
  ),
];
