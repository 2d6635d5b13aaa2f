import type { Page } from 'playwright/test';
import { ADA, signIn } from './sign-in-steps';

/** Opens an account page as Ada, after signing in. */
export async function openAsAda(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await signIn(page, ADA.email, ADA.password);
  await page.waitForURL((url) => url.pathname + url.search === path);
}

/** Returns the success message above the form with this name. */
export const saved = (page: Page, message: string) =>
  page.getByRole('main').getByRole('status').filter({ hasText: message });
