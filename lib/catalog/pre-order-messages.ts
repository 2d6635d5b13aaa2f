import 'server-only';
import { cacheCatalog, catalogTags } from '@/lib/cache';
import { platformErrorOf } from '@/lib/errors/platform-error';
import type { LineTerms } from '@/lib/model/line-terms';
import { catalogPlatform as platform } from '@/lib/wix/catalog/current-catalog';

/**
 * Returns lines with the merchant's message about the delivery of each pre-order, which only the
 * catalog has. Costs no call where the catalog is cached. Without the catalog, the messages are
 * absent.
 */
export async function withPreOrderMessages<L extends LineTerms & { productId?: string }>(
  lines: L[],
): Promise<L[]> {
  return Promise.all(
    lines.map(async (line) => {
      if (!line.preOrder || !line.productId) return line;
      const message = await getPreOrderMessage(line.productId).catch(nullIfUnreachable);
      return { ...line, preOrder: { message } };
    }),
  );
}

function nullIfUnreachable(error: unknown): null {
  if (platformErrorOf(error)) return null;
  throw error;
}

/** @throws PlatformError */
async function getPreOrderMessage(id: string): Promise<string | null> {
  'use cache';
  cacheCatalog(catalogTags.productId(id));
  return (await platform.queryProductById(id))?.preOrderMessage ?? null;
}
