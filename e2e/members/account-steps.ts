import type { Page } from 'playwright/test';
import { ADA, signIn } from './sign-in-steps';

/** Opens a page of the account as Ada, by way of signing in. */
export async function openAsAda(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await signIn(page, ADA.email, ADA.password);
  await page.waitForURL((url) => url.pathname + url.search === path);
}

/** The words above the form with this name that something came of it. */
export const saved = (page: Page, messages: string) =>
  page.getByRole('main').getByRole('status').filter({ hasText: messages });
