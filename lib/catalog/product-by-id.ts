import 'server-only';
import { PlatformError } from '@/lib/errors/platform-error';
import type { Product } from '@/lib/model/product';
import * as platform from '@/lib/wix/catalog-v1';

/**
 * Returns a product by its id, uncached. Null if it does not exist or the platform is unreachable.
 */
export async function findProductById(id: string): Promise<Product | null> {
  try {
    return await platform.queryProductById(id);
  } catch (error) {
    if (error instanceof PlatformError) return null;
    throw error;
  }
}
