import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';

/**
 * Takes the pictures of docs/merchant-guide.md from a running demo shop: parts of a page with the
 * names of the fields that a merchant edits.
 *
 *     npm start, and then: node tools/screenshots/guide.mjs http://localhost:3000
 */

const DOCS = fileURLToPath(new URL('../../docs/', import.meta.url));
const [shop = 'http://localhost:3000'] = process.argv.slice(2);

/** @typedef {{ file: string, path: string, height: number, isMember?: boolean, labels: [selector: string, text: string][] }} Guide */

/** @type {readonly Guide[]} */
const GUIDES = [
  {
    file: 'guide-product.webp',
    path: '/products/lund-bowl',
    height: 1180,
    labels: [
      ['main h1', 'Name'],
      ['main img', 'Images and their alt texts'],
      ['main form fieldset >> nth=0', 'Options, with their stock'],
      ['main li:has-text("wrapped by hand")', 'SiteContent: promise'],
      ['nav[aria-label="Breadcrumb"]', 'Category'],
    ],
  },
  {
    file: 'guide-order.webp',
    path: '/account/orders',
    height: 900,
    isMember: true,
    labels: [
      ['main h1', 'Orders: one page for each customer'],
      ['main li:has-text("Order 9987")', 'Mark as fulfilled: the parcel’s number appears here'],
      ['main li:has-text("Order 9980")', 'Cancel, refund'],
    ],
  },
  {
    file: 'guide-post.webp',
    path: '/blog/care-for-stoneware',
    height: 1150,
    labels: [
      ['main h1', 'title'],
      ['main h1 + p', 'summary'],
      ['main article > p:has(time)', 'publishedAt, author'],
      ['main article > img', 'picture, alt'],
      ['main .prose', 'body'],
    ],
  },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || undefined,
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1 });

async function signIn() {
  await page.goto(new URL('/login', shop).href);
  await page.getByLabel('Email').first().fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('halden-ada-1');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/account/);
}

/** @param {string} selector @param {string} text */
async function label(selector, text) {
  const target = page.locator(selector).first();
  await target.evaluate((element, name) => {
    const box = element.getBoundingClientRect();
    const mark = document.createElement('div');
    Object.assign(mark.style, {
      position: 'absolute',
      left: `${box.left - 6}px`,
      top: `${box.top + scrollY - 6}px`,
      width: `${box.width + 12}px`,
      height: `${box.height + 12}px`,
      zIndex: '9999',
      border: '2px solid #b3261e',
      borderRadius: '6px',
      pointerEvents: 'none',
    });
    const tag = document.createElement('span');
    tag.textContent = name;
    Object.assign(tag.style, {
      position: 'absolute',
      right: '-2px',
      top: '-2px',
      padding: '2px 9px',
      background: '#b3261e',
      color: '#fff',
      font: '600 15px/1.4 system-ui',
      whiteSpace: 'nowrap',
      borderRadius: '4px',
    });
    mark.append(tag);
    document.body.append(mark);
  }, text);
}

let isSignedIn = false;
for (const { file, path, height, isMember, labels } of GUIDES) {
  if (isMember && !isSignedIn) await signIn();
  isSignedIn ||= Boolean(isMember);
  await page.setViewportSize({ width: 1280, height });
  await page.goto(new URL(path, shop).href);
  await page.waitForLoadState('networkidle');
  for (const [selector, text] of labels) await label(selector, text);
  const shot = await page.screenshot();
  await sharp(shot).resize(1000).webp({ quality: 60 }).toFile(`${DOCS}${file}`);
  console.log(`✔ docs/${file}`);
}
await browser.close();
