import { becomeMember, fillCredentials, main, newEmail, press, see, seeAlert, signIn } from './steps.mjs';

/** @typedef {import('./state.mjs').State} State */
/** @typedef {import('./state.mjs').Page} Page */
/** @typedef {import('./state.mjs').Tools} Tools */

const ADA = 'ada@example.com';

/**
 * Changes a member so that the next sign-in requires a step, and signs in.
 * @param {Page} page
 * @param {Tools} tools
 * @param {object} change of the member
 */
async function signInChanged(page, { control }, change) {
  const email = await becomeMember(page);
  await control('PATCH', `members/${email}`, change);
  await page.context().clearCookies();
  await page.goto('/login');
  await signIn(page, email);
}

/**
 * Opens the page that requests the code from the email.
 * @param {Page} page
 * @param {Tools} tools
 */
async function verify(page, tools) {
  await signInChanged(page, tools, { emailVerified: false });
  await main(page).getByLabel('Verification code').waitFor();
}

/**
 * Sign-in, registration and the pages around them.
 * @type {State[]}
 */
export const SIGN_IN_STATES = [
  { name: 'sign-in', path: '/login' },
  { name: 'sign-in-german', path: '/de/login' },
  { name: 'sign-in-errors', path: '/login', arrange: press('Sign in') },
  {
    name: 'sign-in-rejected',
    path: '/login',
    arrange: async (page) => {
      await signIn(page, 'greta@example.com', 'not the password');
      await seeAlert(page);
    },
  },
  {
    name: 'sign-in-too-often',
    shop: 'strict',
    path: '/login',
    arrange: async (page) => {
      await signIn(page, 'greta@example.com', 'not the password');
      await seeAlert(page);
      // An earlier picture may have used up the attempts of this address.
      if (await page.getByText(/Too many attempts/).isVisible()) return;
      await signIn(page, 'greta@example.com', 'nor this one');
      await see(page, /Too many attempts/);
    },
  },
  { name: 'sign-in-lost', path: '/login?error=sign-in-foreign' },
  {
    name: 'sign-in-blocked',
    path: '/login',
    arrange: async (page) => {
      await signIn(page, 'blocked@example.com', 'halden-blocked-1');
      await seeAlert(page);
    },
  },
  {
    name: 'approval-waiting',
    path: '/login',
    arrange: async (page) => {
      await signIn(page, 'pending@example.com', 'halden-pending-1');
      await see(page, 'We’ve received your request');
    },
  },
  { name: 'approval-after-verification', path: '/login/approval' },
  { name: 'verify', path: '/login', arrange: verify },
  {
    name: 'verify-wrong-code',
    path: '/login',
    arrange: async (page, tools) => {
      await verify(page, tools);
      await main(page).getByLabel('Verification code').fill('000000');
      await press('Verify')(page);
      await seeAlert(page);
    },
  },
  {
    name: 'verify-code-resent',
    path: '/login',
    arrange: async (page, tools) => {
      await verify(page, tools);
      await press('Resend code')(page);
      await see(page, /A new code is on its way/);
    },
  },
  { name: 'register', path: '/register' },
  { name: 'register-german', path: '/de/register' },
  { name: 'register-errors', path: '/register', arrange: press('Create account') },
  {
    name: 'register-email-taken',
    path: '/register',
    arrange: async (page) => {
      await fillCredentials(page, ADA);
      await press('Create account')(page);
      await seeAlert(page);
    },
  },
  {
    name: 'register-captcha',
    path: '/register',
    alone: true,
    arrange: async (page, tools) => {
      await tools.control('PUT', 'policy', { captcha: { when: 'always', kind: 'visible' } });
      await fillCredentials(page, newEmail());
      await press('Create account')(page);
      await page.frameLocator('iframe[title="Captcha"]:not([aria-hidden])').getByRole('checkbox').waitFor();
    },
    undo: (_, { control }) => control('PUT', 'policy', {}),
  },
  { name: 'forgot-password', path: '/forgot-password' },
  {
    name: 'forgot-password-sent',
    path: '/forgot-password',
    arrange: async (page) => {
      await main(page).getByLabel('Email').fill('greta@example.com');
      await press('Send reset link')(page);
      await see(page, /If there is an account for this email/);
    },
  },
  {
    name: 'password-outdated',
    path: '/login',
    arrange: async (page, tools) => {
      await signInChanged(page, tools, { mustResetPassword: true });
      await see(page, /need to set a new password/);
    },
  },
  {
    name: 'signed-out',
    path: '/login',
    arrange: async (page, { control }) => {
      const email = await becomeMember(page);
      // A request of the page might return another token, and an open page would request one.
      await page.waitForLoadState('networkidle');
      await page.goto('about:blank');
      await control('PATCH', `members/${email}`, { status: 'BLOCKED' });
      await page.context().clearCookies({ name: 'access_token' });
      await page.goto('/products');
      await see(page, /You have been signed out/);
    },
  },
];
