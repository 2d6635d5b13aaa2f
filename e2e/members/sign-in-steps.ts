import { type BrowserContext, expect, type Page } from 'playwright/test';
import type { SandboxControls } from '../sandbox-controls';

/** Sign-in steps that several tests share. */

export const PASSWORD = 'a long and plain password';

/** A member of the seed. */
export const ADA = { email: 'ada@example.com', password: 'halden-ada-1' };

/**
 * The sign-in settings of the site. A setting that is not given has the value of a new site. See
 * `sandbox/README.md`.
 */
export async function setPolicy(sandbox: SandboxControls, policy: object): Promise<void> {
  await ask(sandbox, 'PUT', 'policy', policy);
}

/** Changes a member as the merchant would. */
export async function changeMember(sandbox: SandboxControls, email: string, change: object): Promise<void> {
  await ask(sandbox, 'PATCH', `members/${encodeURIComponent(email)}`, change);
}

async function ask(sandbox: SandboxControls, method: string, path: string, body: object): Promise<void> {
  const response = await fetch(`${sandbox.url}/_sandbox/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status, `${method} ${path}`).toBe(200);
}

type Mail = { to: string; text: string; links: string[] };

/** Returns the newest email to this address. */
export async function mailTo(sandbox: SandboxControls, email: string): Promise<Mail> {
  const { mails } = Object(await sandbox.mails());
  const mail = mails.find(({ to }: Mail) => to === email);
  expect(mail, `a mail to ${email}`).toBeDefined();
  return mail;
}

export const codeIn = ({ text }: Mail): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';

export async function fillCredentials(page: Page, email: string, password = PASSWORD): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Password', { exact: true }).fill(password);
}

/** Signs in on `/login`, or on any page that redirects there. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await fillCredentials(page, email, password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in as Ada and continues on the list of all products. */
export async function signInAsAda(page: Page): Promise<void> {
  await page.goto('/login?returnTo=/products');
  await signIn(page, ADA.email, ADA.password);
  await expect(page).toHaveURL(/^[^?]*\/products$/);
}

export async function register(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/register');
  await fillCredentials(page, email, password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Returns the shopper's role from the cookie of the shop. */
export async function expectRole(context: BrowserContext, role: 'member' | 'visitor'): Promise<void> {
  await expect.poll(async () => roleIn(await context.cookies())).toBe(role);
}

/**
 * Checks that no tokens of a member are left. A page that acted since may have created a visitor.
 */
export async function expectSignedOut(context: BrowserContext): Promise<void> {
  await expect.poll(async () => roleIn(await context.cookies())).not.toBe('member');
  const tokens = (await context.cookies()).filter(({ name }) => name === 'refresh_token');
  for (const { value } of tokens) expect(value).toMatch(/^visitor\./);
}

/** As lib/session/session-channel.ts reads it: a member's session that has ended is a visitor's. */
function roleIn(cookies: { name: string; value: string }[]): 'member' | 'visitor' | undefined {
  const cookieValue = (cookie: string) => cookies.find(({ name }) => name === cookie)?.value;
  const [role, key] = cookieValue('role')?.split('.') ?? [];
  if (role === 'member' && cookieValue('ended') !== key) return 'member';
  return role === undefined && cookieValue('visitor') === undefined ? undefined : 'visitor';
}

/** Does the same as the button "Sign out", from any page. */
export async function submitSignOut(page: Page): Promise<void> {
  // The address changes before the page has a body.
  await page.waitForLoadState('domcontentloaded');
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '/sign-out';
    document.body.append(form);
    form.submit();
  });
}
