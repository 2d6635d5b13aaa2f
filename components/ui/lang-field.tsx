import { useLang } from '#messages';

/** Sends the page's locale with a form. A server action cannot know it otherwise. */
export const LangField = () => <input type="hidden" name="lang" value={useLang()} />;
