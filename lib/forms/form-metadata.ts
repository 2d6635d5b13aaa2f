import 'server-only';
import type { Metadata } from 'next';
import { getMessages } from '@/lib/i18n/server-messages';
import { IDLE } from './form-state';
import { storedState } from './stored-state';

/**
 * Search engines must not list a page of forms. After a failed submission without a script, the
 * title begins with an error prefix, which components/forms/error-summary.tsx adds with a script.
 * Not in stored-state.ts, because actions and routes cannot load what reads the language of the
 * page.
 * @param forms the names under which the states of the forms are stored
 */
export async function formMetadata(title: string, ...forms: string[]): Promise<Metadata> {
  const states = await Promise.all(forms.map((form) => storedState(form, IDLE)));
  const wrong = states.some(({ status }) => status === 'invalid' || status === 'failed');
  const { errorTitle } = (await getMessages()).header;
  return { title: wrong ? `${errorTitle} ${title}` : title, robots: { index: false } };
}
