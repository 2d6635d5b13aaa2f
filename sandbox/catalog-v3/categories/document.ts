import { z } from 'zod';
import { seoData } from '../../catalog/document';
import type { CategoryDocument } from '../../catalog/types';

const document: z.ZodType<CategoryDocument> = z.object({
  createdAt: z.number().optional(),
  seoData: seoData.optional(),
  richDescription: z.record(z.string(), z.unknown()).optional(),
});

/** Parses `collections.document` as stored. A collection of V1 has none. */
export const readCategoryDocument = (stored: unknown): CategoryDocument =>
  stored === null ? {} : document.parse(stored);
