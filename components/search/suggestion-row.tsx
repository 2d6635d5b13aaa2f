'use client';

import clsx from 'clsx';
import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '#messages';
import { ArrowIcon, CloseIcon, SearchIcon } from '@/components/ui/icons';
import { NoPicture, Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import type { Suggestion } from '@/lib/catalog/suggestion';
import { format } from '@/lib/i18n/format';
import { PRODUCT_RATIO } from '@/lib/media';
import { markTerms } from '@/lib/model/mark-terms';

type SuggestionRowProps = {
  row: Row;
  /** The text to mark in a suggestion. */
  typed: string;
  id: string;
  active: boolean;
  onPointerDown: (event: PointerEvent) => void;
  onClick: (event: MouseEvent) => void;
};

/** The keys of its field open it, so it is not a link. */
export function SuggestionRow({ row, typed, id, active, ...events }: SuggestionRowProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) element.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus; this is its active descendant
    <div
      ref={element}
      id={id}
      role="option"
      aria-selected={active}
      {...events}
      className={clsx(
        'flex cursor-pointer items-center gap-4 px-4 py-1.5 hover:bg-sunken',
        row.kind === 'product' ? 'min-h-14' : 'min-h-target',
        active && 'bg-sunken outline-2 -outline-offset-2 outline-focus',
      )}
    >
      <Content row={row} typed={typed} />
    </div>
  );
}

function Content({ row, typed }: Pick<SuggestionRowProps, 'row' | 'typed'>) {
  const messages = useMessages('suggest');
  switch (row.kind) {
    case 'recent':
      return <WithIcon icon={<SearchIcon />}>{row.terms}</WithIcon>;
    case 'clear':
      return (
        <WithIcon icon={<CloseIcon />}>
          <span className="text-muted">{messages.clear}</span>
        </WithIcon>
      );
    case 'all':
      return <WithIcon icon={<SearchIcon />}>{format(messages.all, { terms: row.terms })}</WithIcon>;
    case 'guess':
      return <WithIcon icon={<SearchIcon />}>{format(messages.didYouMean, { terms: row.terms })}</WithIcon>;
    case 'product':
      return <FoundProduct suggestion={row} typed={typed} />;
    default:
      return (
        <WithIcon icon={<ArrowIcon />}>
          <Marked text={row.name} typed={typed} />
        </WithIcon>
      );
  }
}

function WithIcon({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <>
      <span className="inline-flex w-10 justify-center">{icon}</span>
      <span className="min-w-0 truncate text-small">{children}</span>
    </>
  );
}

type FoundProductProps = { suggestion: Extract<Suggestion, { kind: 'product' }>; typed: string };

function FoundProduct({ suggestion: { name, picture, price }, typed }: FoundProductProps) {
  return (
    <>
      {picture ? (
        <Picture
          picture={picture}
          ratio={PRODUCT_RATIO}
          sizes="2.5rem"
          range={{ widest: 160 }}
          alt=""
          className="h-[3.125rem] w-10 rounded-soft"
        />
      ) : (
        <NoPicture className="h-[3.125rem] w-10 rounded-soft" />
      )}
      <span className="line-clamp-2 min-w-0 grow text-small leading-snug">
        <Marked text={name} typed={typed} />
      </span>
      <span className="shrink-0 text-small text-muted">
        <Price price={price} />
      </span>
    </>
  );
}

function Marked({ text, typed }: { text: string; typed: string }) {
  return markTerms(text, typed).map(({ text: part, marked }, index) =>
    marked ? (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
        key={index}
        className="bg-transparent font-semibold text-current underline underline-offset-4"
      >
        {part}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
      <span key={index}>{part}</span>
    ),
  );
}

export type Row =
  | Suggestion
  | { kind: 'recent'; terms: string }
  | { kind: 'clear' }
  | { kind: 'all'; terms: string };

type Group = {
  title: 'recent' | 'category' | 'product' | 'page' | null;
  /** Each row with its number in the whole list. */
  rows: { row: Row; index: number }[];
};

type Alone = Extract<Row, { kind: 'guess' | 'clear' | 'all' }>;

const isAlone = (row: Row): row is Alone => ['guess', 'clear', 'all'].includes(row.kind);

/** Groups the suggestions by kind. A question and the last row are groups by themselves. */
export function groupRows(rows: readonly Row[]): Group[] {
  const groups: Group[] = [];
  for (const [index, row] of rows.entries()) {
    const title = isAlone(row) ? null : row.kind;
    const last = groups.at(-1);
    if (last && last.title === title) last.rows.push({ row, index });
    else groups.push({ title, rows: [{ row, index }] });
  }
  return groups;
}
