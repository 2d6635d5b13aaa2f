import { useLang, useWords } from '#words';
import { ChevronDownIcon } from '@/components/ui/icons';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { FilterChoices as Choices, FilterChoice, FilterKind, Filters } from '@/lib/catalog/types';
import { catalogLang } from '@/lib/words/catalog-lang';
import { plural } from '@/lib/words/format';
import { filterName } from './filter-name';

type FilterChoicesProps = { choices: Choices; filters: Filters };

/** What the cards of a list show, to choose from: a group for each kind that there is a choice of. */
export function FilterChoices(props: FilterChoicesProps) {
  const titles = useWords('catalog').filterGroups;
  return (
    <>
      <ChoiceGroup {...props} title={titles.color} kinds={['color']} />
      <ChoiceGroup {...props} title={titles.brand} kinds={['brand']} />
      <ChoiceGroup {...props} title={titles.ribbon} kinds={['ribbon']} />
      <ChoiceGroup {...props} title={titles.only} kinds={['inStock', 'sale']} />
    </>
  );
}

/** More than these are folded away. */
const SHOWN = 8;

type ChoiceGroupProps = FilterChoicesProps & { title: string; kinds: FilterKind[] };

function ChoiceGroup({ choices, filters, title, kinds }: ChoiceGroupProps) {
  const words = useWords('catalog');
  const lang = useLang();
  const boxes = kinds.flatMap((kind) =>
    choices[kind].map((choice) => ({ kind, choice, checked: filters[kind].includes(choice.value) })),
  );
  if (boxes.length === 0) return null;
  const folded = boxes.slice(SHOWN);
  return (
    <fieldset>
      <legend className="mb-1 text-small font-medium">{title}</legend>
      {boxes.slice(0, SHOWN).map((box) => (
        <ChoiceBox key={box.kind + box.choice.value} {...box} />
      ))}
      {folded.length > 0 ? (
        <details open={folded.some(({ checked }) => checked)} className="group">
          <summary className="inline-flex min-h-target list-none items-center gap-2 text-small underline decoration-edge underline-offset-4 hover:decoration-current">
            {plural(lang, words.moreChoices, folded.length)}
            <ChevronDownIcon className="size-4 transition-transform duration-calm group-open:rotate-180" />
          </summary>
          {folded.map((box) => (
            <ChoiceBox key={box.kind + box.choice.value} {...box} />
          ))}
        </details>
      ) : null}
    </fieldset>
  );
}

type ChoiceBoxProps = { kind: FilterKind; choice: FilterChoice; checked: boolean };

function ChoiceBox({ kind, choice: { value, color, count }, checked }: ChoiceBoxProps) {
  const words = useWords('catalog');
  const lang = useLang();
  return (
    <label className="flex min-h-target items-center gap-3 text-small">
      <input
        type="checkbox"
        name={kind}
        value={value}
        defaultChecked={checked}
        className="size-5 shrink-0 accent-[var(--role-ink)]"
      />
      {color === null ? null : (
        <span
          aria-hidden="true"
          className="size-5 shrink-0 rounded-full border border-edge"
          style={{ background: color }}
        />
      )}
      <span className="min-w-0 grow">
        <span lang={kind === 'sale' || kind === 'inStock' ? undefined : catalogLang(lang)}>
          {filterName(words, kind, value)}
        </span>
        <VisuallyHidden>{plural(lang, words.choiceCount, count)}</VisuallyHidden>
      </span>
      <span aria-hidden="true" className="text-muted tabular-nums">
        {count}
      </span>
    </label>
  );
}
