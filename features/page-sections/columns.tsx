import clsx from 'clsx';
import { useLang } from '#messages';
import { TextLink } from '@/components/ui/link';
import type { SectionOf } from '@/lib/config/section-schemas';
import { shopText } from '@/lib/i18n/lang';
import { type FrameProps, PlainFrame } from './section-frame';

/** By their number, in wide windows. */
const COLUMNS = ['', '', 'lg:grid-cols-2', 'lg:grid-cols-3', 'lg:grid-cols-4'];

export function Columns({ section, ...frame }: FrameProps & { section: SectionOf<'columns'> }) {
  const lang = useLang();
  const { title, columns } = section;
  return (
    <PlainFrame {...frame} title={title && shopText(title, lang)}>
      <ul className={clsx('grid gap-x-12 gap-y-8 sm:grid-cols-2', COLUMNS[columns.length])}>
        {columns.map((column) => (
          <li key={shopText(column.text, lang)} className="border-t border-line pt-5">
            {column.title ? (
              <h3 className="font-display text-title">{shopText(column.title, lang)}</h3>
            ) : null}
            <p className="mt-2 whitespace-pre-line text-small text-muted">{shopText(column.text, lang)}</p>
            {column.action ? (
              <p className="mt-2 text-small">
                <TextLink href={column.action.href} className="inline-block py-1">
                  {shopText(column.action.label, lang)}
                </TextLink>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </PlainFrame>
  );
}
