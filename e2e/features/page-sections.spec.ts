import type { Page } from '@playwright/test';
import { barriers, ON_A_DESK, ON_A_PHONE, sidewaysScroll } from '../accessibility-checks';
import { expect, test, withoutScripts } from '../fixtures';

const region = (page: Page, name: string) => page.getByRole('region', { name });

/** The types of the data for search engines on a page. */
const dataTypes = async (page: Page): Promise<string[]> =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).flatMap((text) =>
    [JSON.parse(text)['@graph']].flat().map((thing) => Object(thing)['@type']),
  );

test.describe('sections of the configuration', () => {
  test('questions open by keyboard, and search engines read them', async ({ page }) => {
    await page.goto('/shipping-and-returns');
    const questions = region(page, 'Questions');
    const question = questions.locator('summary', { hasText: 'Can I change my order?' });
    const answer = questions.getByText('Until we pack it');
    await expect(answer).toBeHidden();
    await question.focus();
    await page.keyboard.press('Enter');
    await expect(answer).toBeVisible();
    expect(await dataTypes(page)).toContain('FAQPage');
    expect(await barriers(page, ON_A_DESK)).toEqual([]);
  });

  test('slides follow each other by keyboard, from the start of the line to its end', async ({ page }) => {
    for (const [path, name, next, second, back] of [
      [
        '/about',
        'Set for the day',
        'Next: slide 2 of 4',
        'Plates for four, and tea.',
        'Previous: slide 1 of 4',
      ],
      ['/he/about', 'ערוך ליום', 'הבאה: תמונה 2 מתוך 4', 'צלחות לארבעה, ותה.', 'הקודמת: תמונה 1 מתוך 4'],
    ] as const) {
      await page.goto(path);
      const slides = region(page, name);
      await slides.getByRole('link', { name: next }).focus();
      await page.keyboard.press('Enter');
      await expect(slides.getByText(second)).toBeInViewport({ ratio: 1 });
      await slides.getByRole('link', { name: back }).focus();
      await page.keyboard.press('Enter');
      await expect(slides.getByText(second)).not.toBeInViewport();
    }
  });

  test('a film shows its poster, has captions, and plays when the shopper wants', async ({ page }) => {
    const films: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.webm')) films.push(request.url());
    });
    await page.goto('/holidays');
    const film = region(page, 'The Fjell, from above').locator('video');
    await film.scrollIntoViewIfNeeded();
    await expect(film).toHaveAttribute('poster', /\/pictures\/pour-over-/);
    await expect(film).toHaveJSProperty('paused', true);
    expect(films).toEqual([]);
    expect(await film.evaluate((video) => Object(video).textTracks.length)).toBe(3);
    await film.evaluate((video: HTMLVideoElement) => video.play());
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
    expect((await page.request.get('/pictures/pour-over.en.vtt')).headers()['content-type']).toContain('vtt');
  });

  test('a page for the holidays has its sections in the order of the CMS', async ({ page }) => {
    await page.goto('/holidays');
    await expect(page.getByRole('main').locator('h2, dt, li h3').first()).toHaveText(
      'In time for the holidays',
    );
    await expect(region(page, 'In time for the holidays')).toContainText('December 16, 2026');
    await expect(page.getByText('for wrapping by hand')).toBeVisible();
    await expect(region(page, 'Easy to give').getByRole('article')).toHaveCount(4);
    await expect(page.getByRole('heading', { level: 3, name: 'Or let them choose' })).toBeVisible();
    const order = await page.getByRole('main').innerText();
    expect(order.indexOf('Easy to give')).toBeLessThan(order.indexOf('Or let them choose'));
    await region(page, 'Before everyone else').getByRole('link', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL(/\/forms\/newsletter$/);
  });

  for (const path of ['/about', '/holidays'])
    test(`${path} has no barriers on a phone, where nothing is cut`, { tag: '@phone' }, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto(path);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await barriers(page, ON_A_PHONE)).toEqual([]);
    });
});

test('the CMS of the demo shop adds quotes of reviews, and names', async ({ page }) => {
  await page.goto('/about');
  const quotes = region(page, 'From people who use it every day');
  await expect(quotes.getByRole('listitem')).toHaveCount(3);
  await expect(quotes).toContainText('pours without a drop on the cloth');
  await expect(quotes).toContainText('Verified purchase');
  await expect(quotes.getByRole('link', { name: 'Mira Teapot' })).toHaveAttribute(
    'href',
    '/products/mira-teapot',
  );
  await expect(
    region(page, 'Made with our neighbors').getByRole('link', { name: 'Norrvik Works' }),
  ).toBeVisible();
});

withoutScripts('slides, questions and the days that are left work without scripts', async ({ page }) => {
  await page.goto('/about');
  const slides = region(page, 'Set for the day');
  await slides.getByRole('link', { name: 'Next: slide 2 of 4' }).click();
  await expect(slides.getByText('Plates for four, and tea.')).toBeInViewport({ ratio: 1 });
  await page.goto('/shipping-and-returns');
  await page.getByText('How is it packed?').click();
  await expect(page.getByText('without plastic. You can')).toBeVisible();
  await page.goto('/holidays');
  await expect(region(page, 'In time for the holidays')).toContainText(/days? left|Last day|Ended on/);
});
