import type { Page } from 'playwright/test';
import { barriers, ON_A_PHONE } from '../accessibility-checks';
import { expect, test, withoutScripts } from '../fixtures';
import { openAsAda } from '../members/account-steps';

test.beforeEach(({ sandbox }) => sandbox.reset());

const main = (page: Page) => page.getByRole('main');

/** The answers that the merchant sees in the console, as one text. */
async function received(page: Page, sandboxUrl: string): Promise<string> {
  return (await page.request.get(`${sandboxUrl}/_console/forms`)).text();
}

test('a shopper subscribes, writes to the merchant and returns an item', async ({ page, sandbox }) => {
  await page.goto('/');
  const newsletter = page.getByRole('form', { name: 'Newsletter' });
  await newsletter.getByLabel('Email').fill('tove@example.com');
  await newsletter.getByRole('button', { name: 'Subscribe' }).click();
  const rejected = main(page).getByRole('form', { name: 'Newsletter' });
  await expect(rejected.getByLabel('Email')).toHaveValue('tove@example.com');
  await expect(rejected.getByRole('checkbox')).toHaveAccessibleDescription('Check the box to continue.');
  await page.goto('/');
  await newsletter.getByLabel('Email').fill('tove@example.com');
  await newsletter.getByRole('checkbox').check();
  await newsletter.getByRole('button', { name: 'Subscribe' }).click();
  const answer = newsletter.getByText('Almost done');
  await expect(answer).toBeFocused();
  await expect(answer).toBeInViewport();
  await expect(newsletter.getByLabel('Email')).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/');

  await page.goto('/contact');
  const contact = main(page).getByRole('form', { name: 'Contact' });
  await contact.getByLabel('Your message').fill('Is it safe for food?');
  await contact.getByRole('button', { name: 'Send message' }).click();
  await expect(contact.getByRole('alert').first()).toBeFocused();
  await contact.getByLabel('Your name').fill('Tove');
  await contact.getByLabel('Email').fill('tove@example.com');
  await contact.getByLabel('What is it about?').selectOption('A product');
  await contact.getByRole('checkbox').check();
  await expect(contact.getByLabel('Your message')).toHaveValue('Is it safe for food?');
  expect(await barriers(page, ON_A_PHONE)).toEqual([]);
  await contact.getByRole('button', { name: 'Send message' }).click();
  await expect(main(page).getByRole('status')).toContainText('Thank you for your message.');
  await expect(main(page).getByRole('status')).toBeFocused();

  await openAsAda(page, '/account/orders');
  await main(page).getByRole('link', { name: /Order/ }).first().click();
  await expect(main(page).getByRole('heading', { name: 'What you ordered' })).toBeVisible();
  // Nothing was sent yet.
  await expect(main(page).getByText('Start a return')).toHaveCount(0);
  await sandbox.fulfillOrder(new URL(page.url()).pathname.split('/').at(-1) ?? '');
  await page.reload();
  await main(page).getByText('Start a return').click();
  const request = main(page).getByRole('form', { name: 'Returns' });
  await request.getByRole('radio', { name: 'Arrived broken' }).check();
  await request.getByLabel('What would you like?').selectOption('Money back');
  await request.getByRole('button', { name: 'Request return' }).click();
  await expect(request.getByText('Choose at least one item.').first()).toBeVisible();
  await request
    .getByRole('group', { name: 'What would you like to return?' })
    .getByRole('checkbox')
    .first()
    .check();
  await request.getByRole('button', { name: 'Request return' }).click();
  await expect(
    main(page).getByRole('status').filter({ hasText: 'We’ve received your request.' }),
  ).toBeFocused();

  const answers = await received(page, sandbox.url);
  expect(answers).toContain('Is it safe for food?');
  expect(answers).toMatch(/1 × /);
  expect(answers.match(/tove@example\.com/g)).toHaveLength(2);
});

withoutScripts('a form keeps what was typed, and has a result without scripts', async ({ page, sandbox }) => {
  await page.goto('/de/contact');
  await page.getByLabel('Ihr Name').fill('Tove');
  await page.getByRole('form', { name: 'Kontakt' }).getByLabel('E-Mail').fill('tove@example.com');
  await page.getByLabel('Worum geht es?').selectOption('Um ein Produkt');
  await page.getByLabel('Ihre Nachricht').fill(' '.repeat(9).padEnd(10, '?'));
  await main(page).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page).toHaveURL(/\/de\/forms\/contact$/);
  await expect(main(page).getByRole('alert').first()).toContainText('mindestens 10 Zeichen');
  await expect(page.getByLabel('Ihr Name')).toHaveValue('Tove');
  await page.getByLabel('Ihre Nachricht').fill('Ist sie lebensmittelecht?');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(main(page).getByRole('status')).toContainText('Vielen Dank für Ihre Nachricht.');
  expect(await received(page, sandbox.url)).toContain('Ist sie lebensmittelecht?');
});
