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
const inRecovery = provenIn('tests/contract/recovery.test.ts');
const inRedirects = provenIn('tests/contract/redirects.test.ts');
const inMail = provenIn('tests/sandbox/mail.test.ts');

export const pagesCoverage: readonly CoverageRow[] = [
  ...inControl.pages('leads to its page from the root, which links to the inbox', 'GET /', 'GET /_sandbox/'),
  ...inPages.pages(
    'the controls are reached without the slash, and tell the time and that the site is open',
    'GET /_sandbox',
    'GET /_sandbox/clock',
    'GET /_sandbox/maintenance',
  ),
  ...inControl.pages('brings back the seed, and keeps access tokens valid', 'POST /_sandbox/reset'),
  ...inControl.pages('counts calls by name, not pictures, pages or itself', 'GET /_sandbox/calls'),
  ...inControl.pages('answers late when slow, and gives up with the client', 'DELETE /_sandbox/calls'),
  ...inControlFaults.pages('is told by the SDK as a 429, and is off at first', 'GET /_sandbox/limits'),
  ...inControlFaults.pages(
    'refuses what is over it with 429 and when to come back, app by app',
    'PUT /_sandbox/limits',
  ),
  ...inControlFaults.pages(
    'closes calls, hosted pages and pictures, not the controls and the inbox',
    'PUT /_sandbox/maintenance',
  ),
  ...inControl.pages('is moved, put at an instant, and put back', 'PUT /_sandbox/clock'),
  ...inControl.pages(
    'destroys the connection of every call when down, not that of the controls',
    'GET /_sandbox/faults',
    'PUT /_sandbox/faults',
  ),
  ...inWebhooks.pages(
    'goes to who asked for its type, and to nobody when it did not happen',
    'GET /_sandbox/webhooks',
  ),
  ...inWebhooks.pages(
    'is refused with another key, or when changed on its way',
    'PUT /_sandbox/webhooks',
    'GET /_sandbox/webhooks/public-key',
  ),
  ...inWebhooks.pages('sends an event once more under the same id', 'POST /_sandbox/webhooks/redeliver'),
  ...inControl.pages(
    'sets the stock of the variants that match, and the status of the product with it',
    'PATCH /_sandbox/products/{slug}',
  ),
  ...inIdentity.pages(
    'is replaced as a whole, refuses what it does not know, and goes with a reset',
    'GET /_sandbox/policy',
    'PUT /_sandbox/policy',
  ),
  ...inMembers.pages('is played by the controls', 'GET /_sandbox/members', 'PATCH /_sandbox/members/{email}'),
  ...inIdentity.pages('log in with a token of the identity provider, once', 'POST /_sandbox/idp-token'),
  ...inCaptcha.pages('the script may be loaded by pages of other sites', 'GET /_captcha/api.js'),
  ...inPages.pages(
    'scripts and styles of the pages are files of the sandbox, of their own kind',
    'GET /_captcha/frame.js',
    'GET /_captcha/frame.css',
    'GET /_hosted/page.css',
    'GET /_hosted/checkout.js',
    'GET /_hosted/web-message.js',
  ),
  ...inCaptcha.pages('the frame shows a box to tick, the invisible one none', 'GET /_captcha/frame'),
  ...inCaptcha.pages('an answer is of one of two kinds', 'POST /_captcha/token'),
  ...inMedia.pages('answers the original for the bare id', 'GET /media/{id}'),
  ...inMedia.pages('takes the part of the picture that the alignment says', 'GET /media/{id}/v1/{transform}'),
  ...inHostedPayment.pages(
    'links to bought files in order and mail, works while the link lives, not before payment',
    'GET /__ecom/downloads/{orderId}/{fileId}/{fileName}',
  ),
  ...inHostedCheckout.pages(
    'has the labelled fields, the test cards, the summary and the ways back',
    'GET /__ecom/checkout',
  ),
  ...inHostedPayment.pages('leads back to the order when the page is opened again', 'POST /__ecom/checkout'),
  ...inHostedPayment.pages('has a thank-you page of its own for shops without one', 'GET /__ecom/thank-you'),
  ...inAuthorize.pages(
    'a session token goes before whoever is signed in there',
    'GET /_signin',
    'POST /_signin',
  ),
  ...inHostedSignIn.pages('says what is wrong', 'GET /_signin/register'),
  ...inHostedSignIn.pages('signs in at once where the site is open', 'POST /_signin/register'),
  ...inPages.pages(
    'every step of a sign-in has a page of its own, for a flow that there is',
    'GET /_signin/verify',
    'GET /_signin/resend',
  ),
  ...inHostedSignIn.pages(
    'takes the mailed code first where the site wants that',
    'POST /_signin/verify',
    'POST /_signin/resend',
  ),
  ...inHostedSignIn.pages(
    'says the same for an address nobody has',
    'GET /_signin/forgot',
    'POST /_signin/forgot',
  ),
  ...inAuthorize.pages(
    'select_account lets one go on or use another account',
    'GET /_signin/continue',
    'POST /_signin/continue',
  ),
  ...inAuthorize.pages('consent asks whether the shop may know, after the sign-in', 'POST /_signin/deny'),
  ...inRecovery.pages(
    'says on the page when the password is too short, and then still works',
    'GET /_set-password',
    'POST /_set-password',
  ),
  ...inPages.pages(
    'the first page of an app that is not there leads back to the shop',
    'GET /_hosted/other-app',
  ),
  ...inRedirects.pages('storesProduct leads to a product that exists', 'GET /product-page/{slug}'),
  ...inMail.pages('lists mails newest first, each with its links', 'GET /_sandbox/mail'),
  ...inMail.pages('is emptied', 'DELETE /_sandbox/mail'),
  ...inMail.pages('says when there is nothing', 'GET /inbox'),
  ...inMail.pages(
    'lists mails and shows one, with what it holds kept from running',
    'GET /inbox/{id}',
    'GET /inbox/{id}/message',
  ),
];
