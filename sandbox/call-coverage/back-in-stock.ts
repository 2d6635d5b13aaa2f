import type { CoverageRow } from './row';
import { provenIn } from './row';

const proven = provenIn('tests/contract/back-in-stock.test.ts');
const PATH = '/back-in-stock-service/v1/back-in-stock-notification-requests';

export const backInStockCoverage: readonly CoverageRow[] = [
  proven.sdk(
    'backInStockNotifications.createBackInStockNotificationRequest',
    `POST ${PATH}`,
    'is answered by one mail with its address when the variant returns, on V3',
  ),
  proven.sdk(
    'backInStockNotifications.createBackInStockNotificationRequest',
    `POST ${PATH}`,
    'is rejected when it is repeated, for an unknown variant, and while the site takes none',
    { rejectedWith: 409 },
  ),
  proven.sdk(
    'backInStockNotifications.queryBackInStockNotificationRequests',
    `GET ${PATH}`,
    'are listed, counted, marked and deleted by the merchant',
  ),
  proven.hand(
    'backInStockNotifications.queryBackInStockNotificationRequests (long queries)',
    `POST ${PATH}/query`,
    'are listed, counted, marked and deleted by the merchant',
  ),
  proven.sdk(
    'backInStockNotifications.getBackInStockNotificationRequestsCountByCatalogReferences',
    `GET ${PATH}/count-by-catalog-reference`,
    'are listed, counted, marked and deleted by the merchant',
  ),
  proven.sdk(
    'backInStockNotifications.getBackInStockNotificationRequest',
    `GET ${PATH}/{id}`,
    'are listed, counted, marked and deleted by the merchant',
  ),
  proven.sdk(
    'backInStockNotifications.markAsNotificationSent',
    `PUT ${PATH}/{id}/mark-as-notification-sent`,
    'are listed, counted, marked and deleted by the merchant',
  ),
  proven.sdk(
    'backInStockNotifications.deleteBackInStockNotificationRequest',
    `DELETE ${PATH}/{id}`,
    'are listed, counted, marked and deleted by the merchant',
  ),
  proven.sdk(
    'backInStockNotifications.reportItemsBackInStock',
    `POST ${PATH}/report-items-back-in-stock`,
    'are answered on request, without a change of stock',
  ),
  proven.sdk(
    'backInStockSettings.getSettings',
    `PUT ${PATH}/settings`,
    'are stopped and started by the merchant, by a control and in the console',
  ),
  proven.sdk(
    'backInStockSettings.stopCollectingRequests',
    `POST ${PATH}/settings/stop-collecting`,
    'are stopped and started by the merchant, by a control and in the console',
  ),
  proven.sdk(
    'backInStockSettings.startCollectingRequests',
    `POST ${PATH}/settings/start-collecting`,
    'are stopped and started by the merchant, by a control and in the console',
  ),
  ...proven.pages(
    'are stopped and started by the merchant, by a control and in the console',
    'GET /_sandbox/back-in-stock',
    'PUT /_sandbox/back-in-stock',
    'GET /_console/back-in-stock',
    'POST /_console/back-in-stock',
  ),
];
