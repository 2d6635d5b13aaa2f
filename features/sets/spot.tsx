import { useLang } from '#messages';
import { TextLink } from '@/components/ui/link';
import { Price } from '@/components/ui/price';
import { commaList } from '@/lib/i18n/format';
import type { NotedThing } from './set-list';

type SpotProps = { thing: NotedThing; id: string };

/** A number on the picture opens what it is. The window is a native popover, which needs no script. */
export function Spot({ thing: { number, what, at, href, name, choices, price, note }, id }: SpotProps) {
  const lang = useLang();
  const [left, top] = at;
  const anchor = `--${id}`;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={`${number}: ${what}`}
        // Left in every language, because the picture is not mirrored.
        style={{ left: `${left}%`, top: `${top}%`, anchorName: anchor }}
        className="group absolute grid size-8 -translate-1/2 place-items-center rounded-full -outline-offset-2 outline-on-picture sm:size-target"
      >
        <span className="grid size-6 place-items-center rounded-full bg-paper text-caption font-semibold text-on-picture tabular-nums shadow-raised transition-transform duration-quick group-hover:scale-110 sm:size-7">
          {number}
        </span>
      </button>
      <div
        id={id}
        popover="auto"
        style={{ positionAnchor: anchor }}
        className="m-auto w-64 max-w-[80vw] rounded-control border border-line bg-canvas px-4 py-3 text-ink shadow-raised supports-[position-area:block-end]:inset-auto supports-[position-area:block-end]:m-1 supports-[position-area:block-end]:[position-area:block-end] supports-[position-area:block-end]:[position-try-fallbacks:flip-block]"
      >
        <p className="font-medium leading-snug">
          {href ? (
            <TextLink href={href} className="inline-flex min-h-target items-center">
              {name}
            </TextLink>
          ) : (
            name
          )}
        </p>
        {choices.length > 0 ? (
          <p className="text-small text-muted">
            {commaList(
              lang,
              choices.map(({ value }) => value),
            )}
          </p>
        ) : null}
        <p className="text-small">
          <Price price={price} />
        </p>
        <p className="text-small text-muted">{note}</p>
      </div>
    </>
  );
}
