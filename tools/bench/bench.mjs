import { statusOf } from '../../scripts/lib/processes/answers.mjs';
import { stop } from '../../scripts/lib/processes/processes.mjs';
import { measureDevStart } from './lib/dev-start.mjs';
import { openEmptyShop } from './lib/empty-shop.mjs';
import { runBench } from './lib/open-shop.mjs';
import { weighPage } from './lib/page-weight.mjs';
import { modulesAbove } from './lib/script-weight.mjs';
import { kB, median, ratio } from './lib/tables.mjs';

const STARTS = 3;
const PAGES = [
  '/',
  '/products',
  '/categories/tableware',
  '/products/lund-bowl',
  '/cart',
  '/login',
  '/search?q=bowl',
];

/**
 * `npm run bench`: measures page weights and start times, compared with the fixed cost of the
 * framework.
 */
await runBench(async ({ settings, openSandbox, buildShop, openShop }) => {
  const empty = await openEmptyShop();
  const floor = (await weighPage(empty.url, '/', empty.distDir)).scripts;
  await empty.close();

  const sandbox = await openSandbox();
  await buildShop();
  /** @type {number[]} */
  const starts = [];
  for (let round = 0; round < STARTS; round++) {
    const began = Date.now();
    const shop = await openShop();
    await statusOf(settings.shopUrl);
    starts.push(Date.now() - began);
    if (round === STARTS - 1) await weighPages();
    await stop([shop]);
  }
  const development = [
    { start: 'first', ...(await measureDevStart(settings, { cold: true })) },
    { start: 'second', ...(await measureDevStart(settings, { cold: false })) },
  ];
  await stop([sandbox]);

  console.log(
    '\nThe development server: until it listens, and until its first page has been compiled and answered',
  );
  console.table(
    development.map(({ start, readyMs, firstPageMs }) => ({
      start,
      'ready, seconds': (readyMs / 1000).toFixed(2),
      'first page, seconds': (firstPageMs / 1000).toFixed(2),
    })),
  );
  console.log(
    'The production server started again, until its first page has been answered; the floor is the empty app',
  );
  console.table([
    { server: 'an empty app', seconds: (empty.startMs / 1000).toFixed(2), ratio: '1.00' },
    {
      server: 'the shop',
      seconds: (median(starts) / 1000).toFixed(2),
      ratio: ratio(median(starts), empty.startMs),
    },
  ]);

  async function weighPages() {
    console.log(
      '\nkB gzipped (fonts as they are); own JavaScript is what is above an empty page of the framework',
    );
    /** @type {Map<string, number>} */
    const modules = new Map();
    const rows = [];
    for (const page of PAGES) {
      const { scripts, html, styles, fonts, contents } = await weighPage(
        settings.shopUrl,
        page,
        settings.distDir,
      );
      for (const { module, bytes } of modulesAbove(scripts, floor))
        modules.set(module, Math.max(bytes, modules.get(module) ?? 0));
      rows.push({
        page,
        JavaScript: kB(scripts.bytes),
        'own JavaScript': kB(scripts.bytes - floor.bytes),
        ratio: ratio(scripts.bytes, floor.bytes),
        HTML: kB(html),
        CSS: kB(styles),
        fonts: kB(fonts),
        elements: contents.elements,
        'client components': contents.clientComponents,
        'data, uncompressed': kB(contents.data),
      });
    }
    console.table([
      { page: 'an empty app', JavaScript: kB(floor.bytes), 'own JavaScript': '0.0', ratio: '1.00' },
      ...rows,
    ]);
    console.log('The heaviest modules of our own on any of these pages, kB gzipped');
    const heaviest = [...modules].sort(([, a], [, b]) => b - a).slice(0, 25);
    console.table(heaviest.map(([module, bytes]) => ({ module, kB: (bytes / 1000).toFixed(2) })));
  }
});
