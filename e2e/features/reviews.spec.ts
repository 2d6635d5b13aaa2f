import { barriers, ON_A_PHONE, sidewaysScroll } from '../accessibility-checks';
import { expect, test, withoutScripts } from '../fixtures';
import { ADA, signIn } from '../members/sign-in-steps';

const FORM = '/products/lund-bowl/reviews/new';

test.beforeEach(({ sandbox }) => sandbox.reset());

test('a shopper reads the reviews of a product and writes one', async ({ page }) => {
  await page.goto('/products');
  const card = page.getByRole('article').filter({ hasText: 'Lund Bowl' });
  await expect(card.getByRole('img', { name: 'Rated 4.4 out of 5, 13 reviews' })).toBeVisible();
  await page.goto('/products/lund-bowl');
  await expect(page.getByRole('link', { name: 'Rated 4.4 out of 5, 13 reviews' })).toBeVisible();
  const section = page.getByRole('region', { name: 'Reviews' });
  await expect(section.getByRole('article')).toHaveCount(4);
  await expect(section.getByText('Reply from Halden')).toBeVisible();
  const pictures = section.getByRole('list', { name: 'Pictures with this review' });
  await pictures.getByRole('link', { name: 'Enlarge picture 2 of 2' }).click();
  const enlarged = page.getByRole('dialog', { name: 'Pictures with this review' });
  await expect(enlarged.getByRole('status')).toHaveText('2 of 2');
  await page.keyboard.press('Escape');
  await expect(enlarged).toHaveCount(0);

  await section.getByRole('link', { name: '4 stars, 3 reviews' }).click();
  await expect(page).toHaveURL(/\/products\/lund-bowl\/reviews\?stars=4$/);
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('link', { name: 'Show all 13 reviews' }).click();
  await expect(page).toHaveURL(/\/reviews$/);
  await page.getByRole('link', { name: 'Lowest rated' }).click();
  await expect(page.getByRole('article').first()).toContainText('Darker than in the picture');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\?sort=lowest&page=2$/);
  await expect(page.getByRole('article')).toHaveCount(3);
  expect(await barriers(page, ON_A_PHONE)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);

  await page.getByRole('link', { name: 'Sign in to write a review' }).click();
  await signIn(page, ADA.email, ADA.password);
  await expect(page).toHaveURL(new RegExp(`${FORM}$`));
  await page.getByRole('textbox', { name: 'Title' }).fill('Good for rice');
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByRole('link', { name: 'Choose one to five stars.' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Good for rice');
  expect(await barriers(page, ON_A_PHONE)).toEqual([]);

  await page.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Your review' }).fill('We eat from it every evening.');
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('Your review is published.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the product' }).click();
  await expect(section.getByRole('article').first()).toContainText('We eat from it every evening.');
  await expect(page.getByRole('link', { name: 'Rated 4.4 out of 5, 14 reviews' })).toBeVisible();
});

withoutScripts('a review that waits is shown to its author without scripts', async ({ page, sandbox }) => {
  await fetch(`${sandbox.url}/_sandbox/reviews`, { method: 'PUT', body: '{"moderateFirst":true}' });
  await page.goto(FORM);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, ADA.email, ADA.password);
  await page.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Your review' }).fill('ö'.repeat(1_900));
  // A blank passes the checks of the browser.
  await page.getByRole('textbox', { name: 'Name' }).fill(' ');
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByRole('link', { name: 'Enter the name to show with your review.' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your review' })).toHaveValue('ö'.repeat(1_900));
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('We’ll publish it once we’ve checked it.')).toBeVisible();
  await page.goto(FORM);
  await expect(page.getByRole('heading', { name: 'Your review' })).toBeVisible();
});
