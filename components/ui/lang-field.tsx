import { useLang } from '#messages';

/** In every form that a server action answers: tells it the language of the page, which it cannot know otherwise. */
export const LangField = () => <input type="hidden" name="lang" value={useLang()} />;
