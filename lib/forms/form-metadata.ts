import 'server-only';
import type { Metadata } from 'next';
import { getMessages } from '@/lib/i18n/server-messages';
import { IDLE } from './form-state';
import { storedState } from './stored-state';

/**
 * The metadata of a page of forms, which no search engine shall list. Where one of them was sent without a script and
 * came back, the title begins by saying so; with a script `components/layout/error-title.tsx` does it.
 *
 * @param forms the names that the forms' states are kept under
 */
export async function formMetadata(title: string, ...forms: string[]): Promise<Metadata> {
  const states = await Promise.all(forms.map((form) => storedState(form, IDLE)));
  const wrong = states.some(({ status }) => status === 'invalid' || status === 'failed');
  const { errorTitle } = (await getMessages()).header;
  return { title: wrong ? `${errorTitle} ${title}` : title, robots: { index: false } };
}
