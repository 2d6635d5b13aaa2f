import { getMessages } from '@/lib/i18n/server-messages';
import { CompareLink } from '../compare-link';

export default async function ChoiceHelp() {
  return <CompareLink>{(await getMessages()).compare.link}</CompareLink>;
}
