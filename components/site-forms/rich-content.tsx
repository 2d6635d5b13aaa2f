import { useLang } from '#messages';
import type { RichLine } from '@/lib/model/site-form';
import { localHref } from '@/lib/urls';

/**
 * A line of the merchant's text with its links. They open in a new tab, because a form that is
 * filled in would be lost.
 */
export function RichContent({ line }: { line: RichLine }) {
  const lang = useLang();
  return line.map(({ text, href }, index) =>
    href === null ? (
      text
    ) : (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their places
        key={index}
        href={localHref(lang, href)}
        target="_blank"
        rel="noopener"
        className="underline underline-offset-4"
      >
        {text}
      </a>
    ),
  );
}
