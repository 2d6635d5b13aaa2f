import { type BrowserContext, expect, type Page } from 'playwright/test';
import type { SandboxControls } from '../sandbox-controls';

/** Steps of signing in that several tests share. */

export const PASSWORD = 'a long and plain password';

/** A member of the seed. */
export const ADA = { email: 'ada@example.com', password: 'halden-ada-1' };

/** What the site asks of those who sign in; what is not named is as on a new site. See `sandbox/README.md`. */
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

/** The newest mail to this address. */
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

/** On `/login` or wherever it leads back to. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await fillCredentials(page, email, password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export async function register(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/register');
  await fillCredentials(page, email, password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** The shopper's role, as the shop has it in its cookie. */
export async function expectRole(context: BrowserContext, role: 'member' | 'visitor'): Promise<void> {
  await expect.poll(async () => roleIn(await context.cookies())).toBe(role);
}

/** No member's tokens are left; a page that acted since may have made a visitor. */
export async function expectSignedOut(context: BrowserContext): Promise<void> {
  await expect.poll(async () => roleIn(await context.cookies())).not.toBe('member');
  const tokens = (await context.cookies()).filter(({ name }) => name === 'refresh_token');
  for (const { value } of tokens) expect(value).toMatch(/^visitor\./);
}

const roleIn = (cookies: { name: string; value: string }[]) =>
  cookies.find(({ name }) => name === 'role')?.value;

/** What the button "Sign out" does, from whatever page. */
export async function submitSignOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '/sign-out';
    document.body.append(form);
    form.submit();
  });
}
