import { type CoverageRow, provenIn } from './row';

const inControl = provenIn('tests/contract/control.test.ts');
const inControlFaults = provenIn('tests/contract/control-faults.test.ts');
const inPages = provenIn('tests/contract/pages.test.ts');
const inWebhooks = provenIn('tests/contract/webhooks.test.ts');
const inIdentity = provenIn('tests/contract/identity.test.ts');
const inMembers = provenIn('tests/contract/members.test.ts');
const inCaptcha = provenIn('tests/contract/captcha.test.ts');
const inMedia = provenIn('tests/contract/media.test.ts');
const inHostedPayment = provenIn('tests/contract/hosted-payment.test.ts');
const inHostedCheckout = provenIn('tests/contract/hosted-checkout.test.ts');
const inAuthorize = provenIn('tests/contract/authorize.test.ts');
const inHostedSignIn = provenIn('tests/contract/hosted-sign-in.test.ts');
const inProviders = provenIn('tests/contract/identity-providers.test.ts');
const inRecovery = provenIn('tests/contract/recovery.test.ts');
const inRedirects = provenIn('tests/contract/redirects.test.ts');
const inMail = provenIn('tests/sandbox/mail.test.ts');

export const pagesCoverage: readonly CoverageRow[] = [
  ...inControl.pages(
    'redirects from the root to its page, which links to the inbox',
    'GET /',
    'GET /_sandbox/',
  ),
  ...inPages.pages(
    'the controls respond without the trailing slash, and return the time and that the site is open',
    'GET /_sandbox',
    'GET /_sandbox/clock',
    'GET /_sandbox/maintenance',
  ),
  ...inControl.pages('restores the seed, and leaves access tokens valid', 'POST /_sandbox/reset'),
  ...inControl.pages('counts calls by name, but not pictures, pages or itself', 'GET /_sandbox/calls'),
  ...inControl.pages(
    'delay the response when slow, and stop when the client disconnects',
    'DELETE /_sandbox/calls',
  ),
  ...inControlFaults.pages('is reported by the SDK as a 429, and is off by default', 'GET /_sandbox/limits'),
  ...inControlFaults.pages(
    'rejects calls over the limit with 429 and Retry-After, per app',
    'PUT /_sandbox/limits',
  ),
  ...inControlFaults.pages(
    'rejects calls, hosted pages and pictures, but not the controls and the inbox',
    'PUT /_sandbox/maintenance',
  ),
  ...inControl.pages('is advanced, set to an instant, and reset', 'PUT /_sandbox/clock'),
  ...inControl.pages(
    'destroy the connection of every call when down, but not that of the controls',
    'GET /_sandbox/faults',
    'PUT /_sandbox/faults',
  ),
  ...inWebhooks.pages(
    'is sent to subscribers of its type, and to nobody after a rejected call',
    'GET /_sandbox/webhooks',
  ),
  ...inWebhooks.pages(
    'is rejected with another key, or when changed in transit',
    'PUT /_sandbox/webhooks',
    'GET /_sandbox/webhooks/public-key',
  ),
  ...inWebhooks.pages('sends an event once more under the same id', 'POST /_sandbox/webhooks/redeliver'),
  ...inControl.pages(
    'sets the stock of the matching variants, and updates the status of the product',
    'PATCH /_sandbox/products/{slug}',
  ),
  ...inIdentity.pages(
    'is replaced as a whole, rejects unknown values, and is restored by a reset',
    'GET /_sandbox/policy',
    'PUT /_sandbox/policy',
  ),
  ...inMembers.pages(
    'is simulated by the controls',
    'GET /_sandbox/members',
    'PATCH /_sandbox/members/{email}',
  ),
  ...inIdentity.pages('accept a token of the identity provider once', 'POST /_sandbox/idp-token'),
  ...inCaptcha.pages('pages of other sites may load the script', 'GET /_captcha/api.js'),
  ...inPages.pages(
    'scripts and styles of the pages are files of the sandbox, with the right content type',
    'GET /_captcha/frame.js',
    'GET /_captcha/frame.css',
    'GET /_hosted/page.css',
    'GET /_hosted/checkout.js',
    'GET /_hosted/web-message.js',
  ),
  ...inCaptcha.pages(
    'the visible frame shows a checkbox, and the invisible one shows none',
    'GET /_captcha/frame',
  ),
  ...inCaptcha.pages('a captcha response is of one of two kinds', 'POST /_captcha/token'),
  ...inMedia.pages('returns the original for the bare id', 'GET /media/{id}'),
  ...inMedia.pages('crops the picture by the alignment', 'GET /media/{id}/v1/{transform}'),
  ...inHostedPayment.pages(
    'links to bought files in order and mail, as long as the link is valid, and not before payment',
    'GET /__ecom/downloads/{orderId}/{fileId}/{fileName}',
  ),
  ...inHostedCheckout.pages(
    'has the labeled fields, the test cards, the summary and the links back',
    'GET /__ecom/checkout',
  ),
  ...inHostedPayment.pages('redirects to the order when the page is opened again', 'POST /__ecom/checkout'),
  ...inHostedPayment.pages('shows its own thank-you page for shops without one', 'GET /__ecom/thank-you'),
  ...inAuthorize.pages(
    'a session token takes precedence over the browser’s own session',
    'GET /_signin',
    'POST /_signin',
  ),
  ...inHostedSignIn.pages('reports invalid input', 'GET /_signin/register'),
  ...inProviders.pages(
    'signs the member with this email in, and links the provider',
    'GET /_signin/provider',
    'POST /_signin/provider',
  ),
  ...inProviders.pages(
    'returns an error of the standard when the person cancels',
    'POST /_signin/provider/cancel',
  ),
  ...inHostedSignIn.pages('signs in immediately where the site is open', 'POST /_signin/register'),
  ...inPages.pages(
    'every step of a sign-in has its own page for a valid flow',
    'GET /_signin/verify',
    'GET /_signin/resend',
  ),
  ...inHostedSignIn.pages(
    'requires the mailed code first where the site verifies emails',
    'POST /_signin/verify',
    'POST /_signin/resend',
  ),
  ...inHostedSignIn.pages(
    'shows the same message for an unknown email',
    'GET /_signin/forgot',
    'POST /_signin/forgot',
  ),
  ...inAuthorize.pages(
    'prompt=select_account offers to continue or to use another account',
    'GET /_signin/continue',
    'POST /_signin/continue',
  ),
  ...inAuthorize.pages('prompt=consent asks for permission after the sign-in', 'POST /_signin/deny'),
  ...inRecovery.pages(
    'shows an error for a password that is too short, and then still works',
    'GET /_set-password',
    'POST /_set-password',
  ),
  ...inPages.pages('the first page of an unknown app redirects back to the shop', 'GET /_hosted/other-app'),
  ...inRedirects.pages('storesProduct redirects to an existing product', 'GET /product-page/{slug}'),
  ...inMail.pages('lists mails newest first, each with its links', 'GET /_sandbox/mail'),
  ...inMail.pages('can be cleared', 'DELETE /_sandbox/mail'),
  ...inMail.pages('shows a message when it is empty', 'GET /inbox'),
  ...inMail.pages(
    'lists mails and shows one, with scripts in it disabled',
    'GET /inbox/{id}',
    'GET /inbox/{id}/message',
  ),
];
