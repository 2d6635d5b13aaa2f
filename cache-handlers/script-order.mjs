/**
 * A page's files of script. The framework asks for them in the page's head, where they share a slow line with the pictures,
 * and run before anything is painted.
 */
const FILE = /<script src="([^"]+)"(?: id="[^"]*")? async=""><\/script>/g;
const EARLY_HINT = /<link rel="preload" as="script"[^>]*\/>/g;
/** Between two pieces of the page's data. Data has no `<` of its own: the framework escapes it. */
const BETWEEN_DATA = '</script><script>self.__next_f.push(';
const END = '</body></html>';

/**
 * What is seen first is loaded first: a page's files of script are asked for when its first pictures have been painted, and
 * its data comes in one inline script instead of dozens, each of which would stop the reading of the page and need a hash in
 * its policy. A page works as HTML until then. See docs/decisions/0016-pictures-before-scripts.md
 *
 * @param {string} html a whole page; one whose rest is rendered for each request is left as it is
 * @returns {string}
 */
export function picturesBeforeScripts(html) {
  if (!html.endsWith(END)) return html;
  const files = [...html.matchAll(FILE)].map(([, file]) => file);
  if (files.length === 0) return html;
  const page = html
    .replaceAll(FILE, '')
    .replaceAll(EARLY_HINT, '')
    .replaceAll(BETWEEN_DATA, '\nself.__next_f.push(')
    .slice(0, -END.length);
  return `${page}<script>(${loadAfterPictures})(${JSON.stringify(files)})</script>${END}`;
}

/**
 * Runs in the page, as the last of it. A picture that does not come, or a page that nobody sees, waits for a second.
 *
 * @param {string[]} files
 */
function loadAfterPictures(files) {
  const load = () => {
    for (const src of files.splice(0))
      document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
  };
  /** @type {NodeListOf<HTMLImageElement>} */
  const pictures = document.querySelectorAll('img[fetchpriority=high]');
  Promise.allSettled([...pictures].map((picture) => picture.decode())).then(() =>
    requestAnimationFrame(() => setTimeout(load)),
  );
  setTimeout(load, 1000);
}
