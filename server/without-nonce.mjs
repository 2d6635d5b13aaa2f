import { hashesInPlaceOfNonce, inlineScripts, nonceOf } from '../lib/http/content-policy.mjs';
import { inLoadingOrder } from '../lib/http/loading-order.mjs';

/**
 * A page that was rendered for one request, as a page for everybody: its inline scripts are named by their hashes, and it
 * asks for its files in the order in which they are seen. The same content makes the same bytes.
 *
 * @param {string} html
 * @param {string} policy the page's
 * @returns {{ html: string, policy: string } | null} null for a page with an inline script that its policy does not name:
 *   its hash would let it run
 */
export function withoutNonce(html, policy) {
  const nonce = nonceOf(policy);
  if (nonce === undefined) return null;
  const attribute = ` nonce="${nonce}"`;
  const isNamed = (/** @type {{ attributes: string, hash: string }} */ { attributes, hash }) =>
    attributes.includes(attribute) || policy.includes(`'sha256-${hash}'`);
  if (!inlineScripts(html).every(isNamed)) return null;
  // The page's data has it too, where lengths are counted.
  const bare = html.replaceAll(attribute, '').replaceAll(nonce, '0'.repeat(nonce.length));
  const page = inLoadingOrder(bare);
  return { html: page, policy: hashesInPlaceOfNonce(policy, inlineScripts(page)) };
}
