'use client';

import clsx from 'clsx';
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { ArrowIcon, SearchIcon } from '@/components/ui/icons';
import { NoPicture, Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { markTerms } from '@/lib/catalog/search';
import type { Suggestion } from '@/lib/catalog/suggestion';

type SuggestionRowProps = {
  /** Null for the row that starts the search. */
  suggestion: Suggestion | null;
  /** The text to mark in a suggestion, and the whole text of the row that starts the search. */
  typed: string;
  categoryWord: string;
  id: string;
  active: boolean;
  onPointerDown: (event: PointerEvent) => void;
  onClick: (event: MouseEvent) => void;
};

/** One row of the suggestions. The keys of its field open it, so it is not a link. */
export function SuggestionRow({
  suggestion,
  typed,
  categoryWord,
  id,
  active,
  ...events
}: SuggestionRowProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus; this is its active descendant
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={active}
      {...events}
      className={clsx(
        'flex min-h-14 cursor-pointer items-center gap-4 px-4 py-1.5 hover:bg-sunken',
        active && 'bg-sunken outline-2 -outline-offset-2 outline-focus',
      )}
    >
      {suggestion ? (
        <Found suggestion={suggestion} typed={typed} categoryWord={categoryWord} />
      ) : (
        <>
          <span className="inline-flex w-10 justify-center">
            <SearchIcon />
          </span>
          <span className="min-w-0 truncate text-small">{typed}</span>
        </>
      )}
    </div>
  );
}

type FoundProps = { suggestion: Suggestion; typed: string; categoryWord: string };

function Found({ suggestion, typed, categoryWord }: FoundProps) {
  const picture = suggestion.kind === 'product' ? suggestion.picture : null;
  return (
    <>
      {suggestion.kind === 'category' ? (
        <span className="inline-flex w-10 justify-center">
          <ArrowIcon />
        </span>
      ) : picture ? (
        <Picture
          picture={picture}
          ratio={4 / 5}
          sizes="2.5rem"
          range={{ widest: 160 }}
          alt=""
          className="h-[3.125rem] w-10 rounded-soft"
        />
      ) : (
        <NoPicture className="h-[3.125rem] w-10 rounded-soft" />
      )}
      <span className="line-clamp-2 min-w-0 grow text-small leading-snug">
        {markTerms(suggestion.name, typed).map(({ text, marked }, index) =>
          marked ? (
            <mark
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
              key={index}
              className="bg-transparent font-semibold text-current underline underline-offset-4"
            >
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </span>
      <span className="shrink-0 text-small text-muted">
        {suggestion.kind === 'product' ? <Price price={suggestion.price} /> : categoryWord}
      </span>
    </>
  );
}
