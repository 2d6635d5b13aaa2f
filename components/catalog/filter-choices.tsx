import { useLang, useMessages } from '#messages';
import { ChevronDownIcon } from '@/components/ui/icons';
import { ownFilter } from '@/lib/config/shop';
import { plural } from '@/lib/i18n/format';
import { catalogLang, type Lang, shopText } from '@/lib/i18n/lang';
import type { Messages } from '@/lib/i18n/messages/en';
import {
  type FilterChoices as Choices,
  type FilterChoice,
  type FilterKind,
  type Filters,
  OWN_KINDS,
  type OwnKind,
  ofKind,
} from '@/lib/model/product-list';
import { withoutUndefined } from '@/lib/model/without-undefined';
import { type ChoiceBox, ChoiceBoxes, Facet } from './filter-form';

type FilterChoicesProps = { choices: Choices; filters: Filters };

export function FilterChoices({ choices, filters }: FilterChoicesProps) {
  const messages = useMessages('catalog');
  const lang = useLang();
  const titles = messages.filterGroups;
  const kinds: [kind: FilterKind, title: string][] = [
    ['color', titles.color],
    ...OWN_KINDS.map((kind): [OwnKind, string] => [kind, ownTitle(kind, lang)]),
    ['brand', titles.brand],
    ['ribbon', titles.ribbon],
  ];
  return kinds.map(([kind, title]) => {
    const offered = ofKind(choices, kind);
    return offered.length > 0 ? (
      <Facet key={kind} title={title} badge={<AppliedCount count={ofKind(filters, kind).length} />}>
        <FoldedBoxes boxes={offered.map((choice) => boxOf(lang, messages, filters, kind, choice))} />
      </Facet>
    ) : null;
  });
}

export function ownTitle(kind: OwnKind, lang: Lang): string {
  const { title, option = '' } = ownFilter(kind) ?? {};
  return shopText(title ?? option, lang);
}

function ownLabel(kind: FilterKind, value: string, lang: Lang): string | undefined {
  const { choices, labels } = ownFilter(kind) ?? {};
  const label = choices?.find((choice) => choice.value === value)?.label ?? labels?.[value];
  return label === undefined ? undefined : shopText(label, lang);
}

/** Filters with one value need no drop-down. */
export function Switches({ choices, filters }: FilterChoicesProps) {
  const messages = useMessages('catalog');
  const lang = useLang();
  const boxes = (['inStock', 'sale'] as const).flatMap((kind) =>
    choices[kind].map((choice) => boxOf(lang, messages, filters, kind, choice)),
  );
  return boxes.length > 0 ? (
    <fieldset className="filter-switches">
      <legend className="filter-title">{messages.filterGroups.only}</legend>
      <ChoiceBoxes boxes={boxes} />
    </fieldset>
  ) : null;
}

export function AppliedCount({ count }: { count: number }) {
  const messages = useMessages('catalog');
  const lang = useLang();
  if (count === 0) return null;
  return (
    <span className="inline-flex size-5 items-center justify-center rounded-full bg-inverse text-caption leading-none text-on-inverse">
      <span className="sr-only">{plural(lang, messages.applied, count)}</span>
      <span aria-hidden="true">{count}</span>
    </span>
  );
}

/** The others are collapsed. */
const SHOWN = 8;

function FoldedBoxes({ boxes }: { boxes: ChoiceBox[] }) {
  const messages = useMessages('catalog');
  const lang = useLang();
  const folded = boxes.slice(SHOWN);
  return (
    <>
      <ChoiceBoxes boxes={boxes.slice(0, SHOWN)} />
      {folded.length > 0 ? (
        <details open={folded.some(({ checked }) => checked)} className="group">
          <summary className="inline-flex min-h-target list-none items-center gap-2 text-small underline decoration-edge underline-offset-4 hover:decoration-current">
            <span>{plural(lang, messages.moreChoices, folded.length)}</span>
            <ChevronDownIcon className="size-4 transition-transform duration-calm group-open:rotate-180" />
          </summary>
          <ChoiceBoxes boxes={folded} />
        </details>
      ) : null}
    </>
  );
}

function boxOf(
  lang: Lang,
  messages: Messages['catalog'],
  filters: Filters,
  kind: FilterKind,
  choice: FilterChoice,
): ChoiceBox {
  const { value, label, color, count } = choice;
  const nameLang = catalogLang(lang);
  const isInterfaceText = kind === 'sale' || kind === 'inStock' || ownLabel(kind, value, lang) !== undefined;
  return withoutUndefined({
    kind,
    value,
    name: filterName(lang, messages, kind, choice),
    count,
    spokenCount: plural(lang, messages.choiceCount, count),
    color: color ?? undefined,
    lang: nameLang && !isInterfaceText && label === undefined ? nameLang : undefined,
    checked: ofKind(filters, kind).includes(value) || undefined,
  });
}

/** Names of colors, brands, ribbons and options come from the platform. */
export function filterName(
  lang: Lang,
  messages: Messages['catalog'],
  kind: FilterKind,
  { value, label }: Pick<FilterChoice, 'value' | 'label'>,
): string {
  switch (kind) {
    case 'sale':
      return messages.onSale;
    case 'inStock':
      return messages.inStock;
    default:
      return ownLabel(kind, value, lang) ?? label ?? value;
  }
}
