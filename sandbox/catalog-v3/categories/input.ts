import { z } from 'zod';
import { seoData } from '../../catalog/document';
import { richContent } from '../rich-content';

const image = z.object({ id: z.string().nullish(), url: z.string().nullish() }).nullish();
const category = z.object({
  name: z.string().trim().min(1).max(80).nullish(),
  slug: z.string().min(1).max(100).nullish(),
  description: z.string().max(600).nullish(),
  visible: z.boolean().nullish(),
  image,
  seoData: seoData.partial().nullish(),
  richContentDescription: richContent.nullish(),
});
export type CategoryInput = z.infer<typeof category>;

export const newCategory = category.extend({
  name: z.string().trim().min(1).max(80),
  parentCategory: z.object({ id: z.string().nullish() }).nullish(),
});
export const changedCategory = category.extend({ revision: z.string().min(1) });
