import { type CoverageRow, provenIn } from './row';

const inIdentity = provenIn('tests/contract/identity.test.ts');
const inIdentityModules = provenIn('tests/contract/identity-modules.test.ts');
const inRecovery = provenIn('tests/contract/recovery.test.ts');
const inOauthApps = provenIn('tests/contract/oauth-apps.test.ts');
const inAuthorize = provenIn('tests/contract/authorize.test.ts');
const inOauth = provenIn('tests/contract/oauth.test.ts');

export const identityCoverage: readonly CoverageRow[] = [
  inIdentity.sdk(
    'authentication.registerV2',
    'POST /_api/iam/authentication/v2/register',
    'makes a member who is logged in, with a session and an identity',
    { also: ['POST /iam/authentication/v2/register'] },
  ),
  inIdentity.sdk(
    'authentication.loginV2',
    'POST /_api/iam/authentication/v2/login',
    'makes a member who is logged in, with a session and an identity',
    { also: ['POST /iam/authentication/v2/login'] },
  ),
  inIdentityModules.sdk(
    'authentication.logout',
    'GET /_api/iam/authentication/v1/logout',
    'the authentication module describes the redirect that ends a session',
    { also: ['GET /iam/authentication/v1/logout'] },
  ),
  inIdentity.sdk(
    'authentication.changePassword',
    'POST /_api/iam/authentication/v2/change-password',
    'a member changes the password, a visitor does not',
    { also: ['POST /iam/authentication/v2/change-password'] },
  ),
  inIdentity.sdk(
    'authentication.signOn',
    'POST /_api/iam/authentication/v2/sign-on',
    'sign-on vouches for a member, and makes one when missing',
    { also: ['POST /iam/authentication/v2/sign-on'] },
  ),
  inIdentity.sdk(
    'authentication.validateEmail',
    'POST /_api/iam/authentication/v2/validate-email',
    'validate-email says whether it looks like one',
    { also: ['POST /iam/authentication/v2/validate-email'] },
  ),
  inRecovery.sdk(
    'recovery.sendRecoveryEmail',
    'POST /_api/iam/recovery/v1/send-email',
    'stops working when another of the member’s was used',
    { also: ['POST /iam/recovery/v1/send-email'] },
  ),
  inRecovery.sdk(
    'recovery.sendActivationEmail',
    'POST /_api/iam/recovery/v1/activation-email',
    'lets a member whom an app made set a first password',
    { also: ['POST /iam/recovery/v1/activation-email'] },
  ),
  inRecovery.sdk(
    'recovery.recover',
    'POST /_api/iam/recovery/v1/recover',
    'stops working when another of the member’s was used',
    { also: ['POST /iam/recovery/v1/recover'] },
  ),
  inIdentity.sdk(
    'verification.start',
    'POST /_api/iam/verification/v1/start',
    'can be started by itself, in both spellings of the address',
    { also: ['POST /iam/verification/v1/start'] },
  ),
  inIdentity.sdk(
    'verification.verifyDuringAuthentication',
    'POST /_api/iam/verification/v1/auth/verify',
    'then still waits for the owner where both are asked for',
    { also: ['POST /iam/verification/v1/auth/verify'] },
  ),
  inOauthApps.sdk(
    'oauth.token',
    'POST /oauth2/token',
    'the oauth module sends and receives bytes: tokens, and refusals with their status',
  ),
  inOauthApps.sdk(
    'oauth.tokenInfo',
    'POST /oauth2/token-info',
    'the oauth module sends and receives bytes: tokens, and refusals with their status',
  ),
  inOauthApps.sdk(
    'oauth.jwks',
    'GET /oauth2/jwks',
    'anybody can check an access token by the published keys',
  ),
  inOauthApps.sdk(
    'oauth.userInfo',
    'GET /oauth2/user-info',
    'user-info tells who signed in, and of others an id only',
  ),
  inIdentityModules.sdk(
    'OAuthStrategy.generateVisitorTokens (grantType anonymous)',
    'POST /oauth2/token',
    'a client’s visitor outlives its access token: the SDK renews it',
  ),
  inIdentityModules.sdk(
    'OAuthStrategy.renewToken (grantType refresh_token)',
    'POST /oauth2/token',
    'a client’s visitor outlives its access token: the SDK renews it',
  ),
  inAuthorize.sdk(
    'OAuthStrategy.getMemberTokens (grantType authorization_code)',
    'POST /oauth2/token',
    'answers a code and the state in the query, which the SDK turns into the member’s tokens',
  ),
  inAuthorize.sdk(
    'OAuthStrategy.getMemberTokensForExternalLogin (grant_type authorized_client)',
    'POST /oauth2/token',
    'gives the member’s tokens for an API key, with the visitor’s cart',
  ),
  inOauthApps.hand(
    'AppStrategy (grant_type client_credentials)',
    'POST /oauth2/token',
    'an app with its instance gets a token that may do what an API key may, for five minutes',
  ),
  inOauthApps.hand(
    'AppStrategy (grant_type strip_bound_session)',
    'POST /oauth2/token',
    'an app takes the person off a token that it was called with',
  ),
  inOauthApps.hand(
    'AppStrategy with refreshToken (legacy)',
    'POST /oauth/access',
    'an app of the older kind renews by its refresh token, again and again',
  ),
  inOauthApps.hand('AppStrategy.getTokenInfo', 'POST /oauth2/token-info', 'token-info says who an app is'),
  inIdentity.sdk(
    'OAuthStrategy.register',
    'POST /_api/iam/authentication/v2/register',
    'then still waits for the owner where both are asked for',
  ),
  inAuthorize.sdk(
    'OAuthStrategy.login',
    'POST /_api/iam/authentication/v2/login',
    'answers a code and the state in the query, which the SDK turns into the member’s tokens',
  ),
  inRecovery.sdk(
    'OAuthStrategy.sendPasswordResetEmail',
    'POST /_api/iam/recovery/v1/send-email',
    'leads to a page that sets a new password, and from there back to the shop',
  ),
  inIdentity.sdk(
    'OAuthStrategy.processVerification',
    'POST /_api/iam/verification/v1/auth/verify',
    'then still waits for the owner where both are asked for',
  ),
  inIdentityModules.sdk(
    'OAuthStrategy.getMemberTokensForExternalLoginWithSession',
    'POST /_api/iam/authentication/v2/sign-on',
    'an app signs somebody on whom it knows, with a session for the hosted pages',
  ),
  inAuthorize.hand(
    '(browser navigation or iframe to redirectSession.fullUrl)',
    'GET /_api/oauth2/authorize',
    'somebody who is not signed in is asked to, and then sent back with a code',
  ),
  inIdentity.hand(
    'authentication.register (@wix/identity 1.0.60)',
    'POST /_api/iam/authentication/v1/register',
    'register and log in',
    { also: ['POST /iam/authentication/v1/register'] },
  ),
  inIdentity.hand(
    'authentication.login (@wix/identity 1.0.60)',
    'POST /_api/iam/authentication/v1/login',
    'register and log in',
    { also: ['POST /iam/authentication/v1/login'] },
  ),
  inIdentity.hand(
    'authentication.proceedToNextState (@wix/identity 1.0.60)',
    'POST /_api/iam/authentication/v1/state/proceed',
    'waits for the owner where the site wants that, and proceeds once approved',
    { also: ['POST /iam/authentication/v1/state/proceed'] },
  ),
  inIdentity.hand(
    'authentication.loginWithIdpConnectionTokenParams (@wix/identity 1.0.60)',
    'POST /_api/iam/authentication/v1/sso/login-with-token-params',
    'log in with a token of the identity provider, once',
    { also: ['POST /iam/authentication/v1/sso/login-with-token-params'] },
  ),
  inIdentity.hand(
    'verification.resendDuringAuthentication (auto_sdk_identity_verification 1.0.20)',
    'POST /_api/iam/verification/v1/auth/resend',
    'mails another code when asked, which replaces the first; five in ten minutes',
    { also: ['POST /iam/verification/v1/auth/resend'] },
  ),
  inIdentity.hand(
    'verification.start (before 1.0.49, capital S)',
    'POST /_api/iam/verification/v1/Start',
    'can be started by itself, in both spellings of the address',
    { also: ['POST /iam/verification/v1/Start'] },
  ),
  inAuthorize.hand(
    'oauth.authorize (@wix/identity 1.0.60)',
    'GET /oauth2/authorize',
    'describes the redirect to the module of older packages',
  ),
  inOauth.hand(
    'oauth.revokeRefreshToken (@wix/identity 1.0.60)',
    'POST /oauth2/revoke',
    'refuses a revoked token',
  ),
];
