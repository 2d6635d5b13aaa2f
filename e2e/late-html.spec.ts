import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContextOptions } from 'playwright/test';
import { expect, test, waitForScripts } from './fixtures';
import { readShifts, recordShifts } from './layout-shifts';

/**
 * A slow connection brings a page's HTML in parts, and the browser paints what it has. Nothing of
 * that moves when the rest arrives.
 */

/** The markup of a page is interrupted between two of its parts, in every second place in each window. */
const PARTS = 16;

const WINDOWS = [
  {
    name: 'phone',
    firstPlace: 1,
    options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
  { name: 'desktop', firstPlace: 2, options: { viewport: { width: 1280, height: 800 } } },
] as const satisfies { name: string; firstPlace: number; options: BrowserContextOptions }[];

const PATHS = ['/', '/products', '/he/products/lund-bowl', '/search?q=bowl', '/cart'];

for (const { name, firstPlace, options } of WINDOWS)
  for (const path of PATHS)
    test(`nothing moves when the HTML arrives in parts: ${path}, ${name}`, async ({ browser, shop }) => {
      const proxy = await openInterruptingProxy();
      let visits = 0;
      for (let place = firstPlace; place < PARTS; place += 2) {
        proxy.interruptAt(place / PARTS);
        const { shift, moved } = await shiftsOf(browser, shop.shopUrl + path, {
          ...options,
          proxy: { server: proxy.url },
        });
        expect
          .soft(shift, `interrupted after ${place} of ${PARTS} parts\n${moved.join('\n')}`)
          .toBeLessThanOrEqual(0.005);
        visits++;
      }
      expect(proxy.interruptions()).toBe(visits);
      await proxy.close();
    });

/** Opens a page for the first time, waits for its scripts, and returns the shifts of its layout. */
async function shiftsOf(browser: Browser, url: string, options: BrowserContextOptions) {
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' });
  await waitForScripts(context);
  const page = await context.newPage();
  await page.addInitScript(recordShifts);
  await page.goto(url);
  const shifts = await readShifts(page);
  await context.close();
  return shifts;
}

/** Long enough that a browser paints what it has. */
const PAUSE_MS = 400;

/** Opens an HTTP proxy that pauses once in the body of each page. */
async function openInterruptingProxy() {
  let place = 0;
  let interruptions = 0;
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const forwarded = request(incoming.url ?? '', { method: incoming.method, headers }, async (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      if (incoming.headers['sec-fetch-mode'] !== 'navigate') return response.pipe(outgoing);
      const body = Buffer.concat(await response.toArray());
      // Only the markup: a browser paints nothing of the head, which contains the styles, or of the data.
      const [start, end] = [body.indexOf('<body'), body.indexOf('self.__next_f')];
      if (start < 0 || end < start) throw new Error('The page has no markup before its data.');
      const middle = start + Math.floor((end - start) * place);
      outgoing.write(body.subarray(0, middle));
      await setTimeout(PAUSE_MS);
      outgoing.end(body.subarray(middle));
      interruptions++;
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  const { port } = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    /** Sets after which share of a page's bytes the next pages pause. */
    interruptAt: (share: number) => {
      place = share;
    },
    /** Returns how many pages have paused. */
    interruptions: () => interruptions,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function listen(server: Server): Promise<AddressInfo> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return address;
}
