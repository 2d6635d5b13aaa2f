/**
 * The order in which a page asks for its files: what is seen first is loaded first. The framework's order is another. A page
 * that is not what is expected here stays as it is. In JavaScript, because what keeps pages and what sends them are.
 */

/** A script without an address: the only one in a page's head sets the colours before anything is painted. */
const HEAD_SCRIPT = /<script>[^<]*<\/script>/g;
const STYLES = /<link rel="stylesheet" href="([^"]+)"[^>]*\/>/g;
const HEAD_END = '</head>';

/**
 * A page's own script and its styles, before the hints at its pictures: a script that follows styles waits for them, and
 * the whole page waits for the script to be read; and a browser asks in the order in which it reads.
 *
 * @param {string} html
 * @returns {string}
 */
function stylesBeforePictures(html) {
  const end = html.indexOf(HEAD_END);
  const head = html.slice(0, Math.max(0, end));
  const first = [HEAD_SCRIPT, STYLES].flatMap((tags) => head.match(tags) ?? []);
  const rest = head.replaceAll(HEAD_SCRIPT, '').replaceAll(STYLES, '');
  // What comes before any link says how the page is to be read.
  const from = rest.indexOf('<link');
  return from < 0 ? html : rest.slice(0, from) + first.join('') + rest.slice(from) + html.slice(end);
}

/**
 * A page's files of script. The framework asks for them in the page's head, where they share a slow line with the pictures,
 * and run before anything is painted.
 */
const FILE = /<script src="([^"]+)"((?: (?:async|id|nonce)="[^"]*")+)><\/script>/g;
const EARLY_HINT = /<link rel="preload" as="script"[^>]*\/>/g;
/** A piece of the page's data, which is JSON. It has no `<` of its own: the framework escapes it. */
const DATA =
  /<script((?: nonce="[^"]*")?)>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[^<]*\])\)<\/script>/g;
const END = '</body></html>';

/**
 * A page's files of script are asked for when its first pictures have been painted. Its data waits with them, in one block
 * that nothing runs: dozens of inline scripts would each be compiled on the way to the first paint, and need a hash in the
 * page's policy. A page works as HTML until then.
 *
 * @param {string} html a whole page; one whose rest is rendered for each request is left as it is
 * @param {string} mark the attribute that the page's own scripts have
 * @returns {string}
 */
function picturesBeforeScripts(html, mark) {
  if (!html.endsWith(END)) return html;
  // Whoever could write a script into the page could not give it the nonce: it must not get it here.
  const isOwn = (/** @type {string} */ attributes) =>
    mark === '' ? !attributes.includes(' nonce=') : attributes.includes(mark);
  /** @type {string[]} */
  const files = [];
  /** @type {string[]} */
  const data = [];
  const page = html
    .replaceAll(FILE, (tag, file, attributes) => {
      if (!attributes.includes(' async=""') || !isOwn(attributes)) return tag;
      files.push(file);
      return '';
    })
    .replaceAll(DATA, (tag, attributes, piece) => {
      if (!isOwn(attributes)) return tag;
      data.push(piece);
      return '';
    })
    .replaceAll(EARLY_HINT, '')
    .slice(0, -END.length);
  if (files.length === 0) return html;
  const block = `<script type="application/json" id="page-data">[${data}]</script>`;
  return `${page}${block}<script${mark}>(${loadAfterPictures})(${JSON.stringify(files)})</script>${END}`;
}

/**
 * Styles, pictures, scripts. See docs/decisions/0016-pictures-before-scripts.md
 *
 * @param {string} html
 * @param {string} [nonce] of a page that is rendered for one request: only scripts that have it are the page's own
 * @returns {string}
 */
export const inLoadingOrder = (html, nonce) =>
  picturesBeforeScripts(stylesBeforePictures(html), nonce === undefined ? '' : ` nonce="${nonce}"`);

/**
 * The page's `Link` header with its styles in it: so they are asked for before the page is read, and by a CDN that sends
 * early hints before it is there.
 *
 * @param {string} html
 * @param {unknown} link the header that the framework gives it
 */
export function linkToStyles(html, link) {
  const given = typeof link === 'string' ? link : '';
  const missing = [...html.matchAll(STYLES)].filter(([, href]) => !given.includes(`<${href}>`));
  return [...missing.map(([, href]) => `<${href}>; rel=preload; as="style"`), given]
    .filter(Boolean)
    .join(', ');
}

/**
 * Runs in the page, as the last of it, and is sent as it stands here. The browser says when it has painted: a frame is only
 * told of before, on a slow device some frames too early. A picture that does not come, or a page that nobody sees, waits
 * for a second.
 *
 * @param {string[]} files
 */
function loadAfterPictures(files) {
  const load = () => {
    if (files.length === 0) return;
    Object.assign(self, { __next_f: JSON.parse(document.getElementById('page-data')?.textContent ?? '[]') });
    for (const src of files.splice(0))
      document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
  };
  /** @type {NodeListOf<HTMLImageElement>} */
  const pictures = document.querySelectorAll('img[fetchpriority=high]');
  const seen = new Promise((resolve) => {
    new PerformanceObserver((painted) => {
      if (painted.getEntriesByName('first-contentful-paint').length > 0) resolve(painted);
    }).observe({ type: 'paint', buffered: true });
  });
  Promise.allSettled([seen, ...[...pictures].map((picture) => picture.decode())]).then(() =>
    requestAnimationFrame(() => setTimeout(load)),
  );
  setTimeout(load, 1000);
}
