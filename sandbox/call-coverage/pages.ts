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
  inControl.page('GET /', 'leads to its page from the root, which links to the inbox'),
  inPages.page(
    'GET /_sandbox',
    'the controls are reached without the slash, and tell the time and that the site is open',
  ),
  inControl.page('GET /_sandbox/', 'leads to its page from the root, which links to the inbox'),
  inControl.page('POST /_sandbox/reset', 'brings back the seed, and keeps access tokens valid'),
  inControl.page('GET /_sandbox/calls', 'counts calls by name, not pictures, pages or itself'),
  inControl.page('DELETE /_sandbox/calls', 'answers late when slow, and gives up with the client'),
  inPages.page(
    'GET /_sandbox/clock',
    'the controls are reached without the slash, and tell the time and that the site is open',
  ),
  inControlFaults.page('GET /_sandbox/limits', 'is told by the SDK as a 429, and is off at first'),
  inControlFaults.page(
    'PUT /_sandbox/limits',
    'refuses what is over it with 429 and when to come back, app by app',
  ),
  inControlFaults.page(
    'PUT /_sandbox/maintenance',
    'closes calls, hosted pages and pictures, not the controls and the inbox',
  ),
  inPages.page(
    'GET /_sandbox/maintenance',
    'the controls are reached without the slash, and tell the time and that the site is open',
  ),
  inControl.page('PUT /_sandbox/clock', 'is moved, put at an instant, and put back'),
  inControl.page(
    'GET /_sandbox/faults',
    'destroys the connection of every call when down, not that of the controls',
  ),
  inControl.page(
    'PUT /_sandbox/faults',
    'destroys the connection of every call when down, not that of the controls',
  ),
  inWebhooks.page(
    'GET /_sandbox/webhooks',
    'goes to who asked for its type, and to nobody when it did not happen',
  ),
  inWebhooks.page('PUT /_sandbox/webhooks', 'is refused with another key, or when changed on its way'),
  inWebhooks.page('POST /_sandbox/webhooks/redeliver', 'sends an event once more under the same id'),
  inWebhooks.page(
    'GET /_sandbox/webhooks/public-key',
    'is refused with another key, or when changed on its way',
  ),
  inControl.page(
    'PATCH /_sandbox/products/{slug}',
    'sets the stock of the variants that match, and the status of the product with it',
  ),
  inIdentity.page(
    'GET /_sandbox/policy',
    'is replaced as a whole, refuses what it does not know, and goes with a reset',
  ),
  inIdentity.page(
    'PUT /_sandbox/policy',
    'is replaced as a whole, refuses what it does not know, and goes with a reset',
  ),
  inMembers.page('GET /_sandbox/members', 'is played by the controls'),
  inMembers.page('PATCH /_sandbox/members/{email}', 'is played by the controls'),
  inIdentity.page('POST /_sandbox/idp-token', 'log in with a token of the identity provider, once'),
  inCaptcha.page('GET /_captcha/api.js', 'the script may be loaded by pages of other sites'),
  inPages.page(
    'GET /_captcha/frame.js',
    'scripts and styles of the pages are files of the sandbox, of their own kind',
  ),
  inPages.page(
    'GET /_captcha/frame.css',
    'scripts and styles of the pages are files of the sandbox, of their own kind',
  ),
  inCaptcha.page('GET /_captcha/frame', 'the frame shows a box to tick, the invisible one none'),
  inCaptcha.page('POST /_captcha/token', 'an answer is of one of two kinds'),
  inMedia.page('GET /media/{id}', 'answers the original for the bare id'),
  inMedia.page('GET /media/{id}/v1/{transform}', 'takes the part of the picture that the alignment says'),
  inHostedPayment.page(
    'GET /__ecom/downloads/{orderId}/{fileId}/{fileName}',
    'links to bought files in order and mail, works while the link lives, not before payment',
  ),
  inPages.page(
    'GET /_hosted/page.css',
    'scripts and styles of the pages are files of the sandbox, of their own kind',
  ),
  inPages.page(
    'GET /_hosted/checkout.js',
    'scripts and styles of the pages are files of the sandbox, of their own kind',
  ),
  inPages.page(
    'GET /_hosted/web-message.js',
    'scripts and styles of the pages are files of the sandbox, of their own kind',
  ),
  inHostedCheckout.page(
    'GET /__ecom/checkout',
    'has the labelled fields, the test cards, the summary and the ways back',
  ),
  inHostedPayment.page('POST /__ecom/checkout', 'leads back to the order when the page is opened again'),
  inHostedPayment.page('GET /__ecom/thank-you', 'has a thank-you page of its own for shops without one'),
  inAuthorize.page('GET /_signin', 'a session token goes before whoever is signed in there'),
  inAuthorize.page('POST /_signin', 'a session token goes before whoever is signed in there'),
  inHostedSignIn.page('GET /_signin/register', 'says what is wrong'),
  inHostedSignIn.page('POST /_signin/register', 'signs in at once where the site is open'),
  inPages.page(
    'GET /_signin/verify',
    'every step of a sign-in has a page of its own, for a flow that there is',
  ),
  inHostedSignIn.page('POST /_signin/verify', 'takes the mailed code first where the site wants that'),
  inPages.page(
    'GET /_signin/resend',
    'every step of a sign-in has a page of its own, for a flow that there is',
  ),
  inHostedSignIn.page('POST /_signin/resend', 'takes the mailed code first where the site wants that'),
  inHostedSignIn.page('GET /_signin/forgot', 'says the same for an address nobody has'),
  inHostedSignIn.page('POST /_signin/forgot', 'says the same for an address nobody has'),
  inAuthorize.page('GET /_signin/continue', 'select_account lets one go on or use another account'),
  inAuthorize.page('POST /_signin/continue', 'select_account lets one go on or use another account'),
  inAuthorize.page('POST /_signin/deny', 'consent asks whether the shop may know, after the sign-in'),
  inRecovery.page(
    'GET /_set-password',
    'says on the page when the password is too short, and then still works',
  ),
  inRecovery.page(
    'POST /_set-password',
    'says on the page when the password is too short, and then still works',
  ),
  inPages.page('GET /_hosted/other-app', 'the first page of an app that is not there leads back to the shop'),
  inRedirects.page('GET /product-page/{slug}', 'storesProduct leads to a product that exists'),
  inMail.page('GET /_sandbox/mail', 'lists mails newest first, each with its links'),
  inMail.page('DELETE /_sandbox/mail', 'is emptied'),
  inMail.page('GET /inbox', 'says when there is nothing'),
  inMail.page('GET /inbox/{id}', 'lists mails and shows one, with what it holds kept from running'),
  inMail.page('GET /inbox/{id}/message', 'lists mails and shows one, with what it holds kept from running'),
];
