import { getLang } from '@/lib/i18n/server-messages';
import type { PlaceFacts } from '@/lib/places';
import { SizeGuide } from '../size-guide';
import { getSizeGuide } from '../size-guide-content';

export default async function ChoiceHelp({ product }: PlaceFacts['choice-help']) {
  const content = await getSizeGuide(product, await getLang());
  return content ? <SizeGuide content={content} /> : null;
}
