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
    'creates a member who is signed in, with a session and an identity',
    { also: ['POST /iam/authentication/v2/register'] },
  ),
  inIdentity.sdk(
    'authentication.loginV2',
    'POST /_api/iam/authentication/v2/login',
    'creates a member who is signed in, with a session and an identity',
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
    'a member changes the password, and a visitor cannot',
    { also: ['POST /iam/authentication/v2/change-password'] },
  ),
  inIdentity.sdk(
    'authentication.signOn',
    'POST /_api/iam/authentication/v2/sign-on',
    'sign-on authenticates a member for an app, and creates a missing one',
    { also: ['POST /iam/authentication/v2/sign-on'] },
  ),
  inIdentity.sdk(
    'authentication.validateEmail',
    'POST /_api/iam/authentication/v2/validate-email',
    'validate-email checks the format of an email',
    { also: ['POST /iam/authentication/v2/validate-email'] },
  ),
  inRecovery.sdk(
    'recovery.sendRecoveryEmail',
    'POST /_api/iam/recovery/v1/send-email',
    'becomes invalid when another of the member’s links was used',
    { also: ['POST /iam/recovery/v1/send-email'] },
  ),
  inRecovery.sdk(
    'recovery.sendActivationEmail',
    'POST /_api/iam/recovery/v1/activation-email',
    'lets a member created by an app set a first password',
    { also: ['POST /iam/recovery/v1/activation-email'] },
  ),
  inRecovery.sdk(
    'recovery.recover',
    'POST /_api/iam/recovery/v1/recover',
    'becomes invalid when another of the member’s links was used',
    { also: ['POST /iam/recovery/v1/recover'] },
  ),
  inIdentity.sdk(
    'verification.start',
    'POST /_api/iam/verification/v1/start',
    'can be started separately, with either spelling of the parameter',
    { also: ['POST /iam/verification/v1/start'] },
  ),
  inIdentity.sdk(
    'verification.verifyDuringAuthentication',
    'POST /_api/iam/verification/v1/auth/verify',
    'is followed by the owner’s approval where both are required',
    { also: ['POST /iam/verification/v1/auth/verify'] },
  ),
  inOauthApps.sdk(
    'oauth.token',
    'POST /oauth2/token',
    'the oauth module sends and receives bytes: tokens, and rejections with their status',
  ),
  inOauthApps.sdk(
    'oauth.tokenInfo',
    'POST /oauth2/token-info',
    'the oauth module sends and receives bytes: tokens, and rejections with their status',
  ),
  inOauthApps.sdk(
    'oauth.jwks',
    'GET /oauth2/jwks',
    'any client can verify an access token with the published keys',
  ),
  inOauthApps.sdk(
    'oauth.userInfo',
    'GET /oauth2/user-info',
    'user-info identifies the member, and returns only an id for other callers',
  ),
  inIdentityModules.sdk(
    'OAuthStrategy.generateVisitorTokens (grantType anonymous)',
    'POST /oauth2/token',
    'a visitor outlives its access token because the SDK renews it',
  ),
  inIdentityModules.sdk(
    'OAuthStrategy.renewToken (grantType refresh_token)',
    'POST /oauth2/token',
    'a visitor outlives its access token because the SDK renews it',
  ),
  inAuthorize.sdk(
    'OAuthStrategy.getMemberTokens (grantType authorization_code)',
    'POST /oauth2/token',
    'returns a code and the state in the query, and the SDK exchanges the code for the member’s tokens',
  ),
  inAuthorize.sdk(
    'OAuthStrategy.getMemberTokensForExternalLogin (grant_type authorized_client)',
    'POST /oauth2/token',
    'returns the member’s tokens for an API key, with the visitor’s cart',
  ),
  inOauthApps.hand(
    'AppStrategy (grant_type client_credentials)',
    'POST /oauth2/token',
    'an app with its instance gets a token with an API key’s permissions for five minutes',
  ),
  inOauthApps.hand(
    'AppStrategy (grant_type strip_bound_session)',
    'POST /oauth2/token',
    'an app removes the visitor from the token of an incoming call',
  ),
  inOauthApps.hand(
    'AppStrategy with refreshToken (legacy)',
    'POST /oauth/access',
    'an app of the older kind renews any number of times by its refresh token',
  ),
  inOauthApps.hand('AppStrategy.getTokenInfo', 'POST /oauth2/token-info', 'token-info identifies an app'),
  inIdentity.sdk(
    'OAuthStrategy.register',
    'POST /_api/iam/authentication/v2/register',
    'is followed by the owner’s approval where both are required',
  ),
  inAuthorize.sdk(
    'OAuthStrategy.login',
    'POST /_api/iam/authentication/v2/login',
    'returns a code and the state in the query, and the SDK exchanges the code for the member’s tokens',
  ),
  inRecovery.sdk(
    'OAuthStrategy.sendPasswordResetEmail',
    'POST /_api/iam/recovery/v1/send-email',
    'links to a page that sets a new password and returns to the shop',
  ),
  inIdentity.sdk(
    'OAuthStrategy.processVerification',
    'POST /_api/iam/verification/v1/auth/verify',
    'is followed by the owner’s approval where both are required',
  ),
  inIdentityModules.sdk(
    'OAuthStrategy.getMemberTokensForExternalLoginWithSession',
    'POST /_api/iam/authentication/v2/sign-on',
    'an app signs in a member it has authenticated, with a session for the hosted pages',
  ),
  inAuthorize.hand(
    '(browser navigation or iframe to redirectSession.fullUrl)',
    'GET /_api/oauth2/authorize',
    'a visitor who is not signed in sees the sign-in form and then returns with a code',
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
    'waits for the owner’s approval where the site requires it, and proceeds once approved',
    { also: ['POST /iam/authentication/v1/state/proceed'] },
  ),
  inIdentity.hand(
    'authentication.loginWithIdpConnectionTokenParams (@wix/identity 1.0.60)',
    'POST /_api/iam/authentication/v1/sso/login-with-token-params',
    'accept a token of the identity provider once',
    { also: ['POST /iam/authentication/v1/sso/login-with-token-params'] },
  ),
  inIdentity.hand(
    'verification.resendDuringAuthentication (auto_sdk_identity_verification 1.0.20)',
    'POST /_api/iam/verification/v1/auth/resend',
    'mails another code on request, which replaces the first, up to five in ten minutes',
    { also: ['POST /iam/verification/v1/auth/resend'] },
  ),
  inIdentity.hand(
    'verification.start (before 1.0.49, capital S)',
    'POST /_api/iam/verification/v1/Start',
    'can be started separately, with either spelling of the parameter',
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
    'rejects a revoked token',
  ),
];
