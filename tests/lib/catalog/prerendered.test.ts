import { describe, expect, it, vi } from 'vitest';
import { prerendered } from '@/lib/catalog/prerendered';
import { productHref } from '@/lib/urls';
import { failedItems } from '../../../scripts/lib/build/production-build.mjs';
import { TRAP_SLUGS } from '../../traps/trap-seed';

const rendered = (slugs: string[], count?: number) => prerendered(slugs, productHref, count);

describe('a build', () => {
  it('leaves a slug that no file system holds to the server', () => {
    const names = Object.values(TRAP_SLUGS);
    for (const slug of rendered(names))
      expect(Buffer.byteLength(`${encodeURIComponent(slug)}.prefetch.rsc`), slug).toBeLessThanOrEqual(255);
    expect(rendered(names)).not.toContain(TRAP_SLUGS['as long as the platform allows']);
    expect(rendered(names)).not.toContain(TRAP_SLUGS['in Hebrew, beyond a file name']);
    expect(rendered(names)).toContain('vase-🏺');
  });

  it('renders as many pages as it may, although the first of them cannot be rendered', () => {
    expect(rendered(['a'.repeat(290), 'mug', 'bowl', 'vase'], 2)).toEqual(['mug', 'bowl']);
  });

  it('renders a page that does not exist where no other is left, because the framework needs one', () => {
    expect(rendered([])).toEqual(['no-page']);
  });

  it('leaves the pages that failed in it to the server, in every language', () => {
    const output = `
Error occurred prerendering page "/en/products/mug". Read more: https://nextjs.org/docs/messages/prerender-error
Error occurred prerendering page "/de/products/mug". Read more: https://nextjs.org/docs/messages/prerender-error
Error occurred prerendering page "/en/categories/%D7%A7%D7%A2%D7%A8%D7%94". Read more: …
Error occurred prerendering page "/en/cart". Read more: …`;
    const failed = failedItems(output);
    expect(failed).toEqual(['/products/mug', '/categories/קערה']);
    vi.stubEnv('SKIPPED_PAGES', JSON.stringify(failed));
    expect(rendered(['mug', 'bowl'])).toEqual(['bowl']);
    vi.unstubAllEnvs();
  });
});
