import { useLang, useMessages } from '#messages';
import { ChevronDownIcon } from '@/components/ui/icons';
import { plural } from '@/lib/i18n/format';
import { catalogLang } from '@/lib/i18n/lang';
import type { Messages } from '@/lib/i18n/messages/en';
import type { FilterChoices as Choices, FilterChoice, FilterKind, Filters } from '@/lib/model/product-list';
import { type ChoiceBox, ChoiceBoxes } from './filter-form';

type FilterChoicesProps = { choices: Choices; filters: Filters };

/**
 * Checkboxes for the attributes on the cards of a list, grouped by kind. Leaves out kinds without a
 * choice.
 */
export function FilterChoices(props: FilterChoicesProps) {
  const titles = useMessages('catalog').filterGroups;
  return (
    <>
      <ChoiceGroup {...props} title={titles.color} kinds={['color']} />
      <ChoiceGroup {...props} title={titles.brand} kinds={['brand']} />
      <ChoiceGroup {...props} title={titles.ribbon} kinds={['ribbon']} />
      <ChoiceGroup {...props} title={titles.only} kinds={['inStock', 'sale']} />
    </>
  );
}

/** Number of choices that are always visible. The others are collapsed. */
const SHOWN = 8;

type ChoiceGroupProps = FilterChoicesProps & { title: string; kinds: FilterKind[] };

function ChoiceGroup({ choices, filters, title, kinds }: ChoiceGroupProps) {
  const messages = useMessages('catalog');
  const lang = useLang();
  const nameLang = catalogLang(lang);
  const boxes = kinds.flatMap((kind) =>
    choices[kind].map((choice): ChoiceBox => {
      const { value, label, color, count } = choice;
      const isInterfaceText = kind === 'sale' || kind === 'inStock';
      return {
        kind,
        value,
        name: filterName(messages, kind, choice),
        count,
        spokenCount: plural(lang, messages.choiceCount, count),
        ...(color !== null && { color }),
        ...(nameLang && !isInterfaceText && label === undefined && { lang: nameLang }),
        ...(filters[kind].includes(value) && { checked: true }),
      };
    }),
  );
  if (boxes.length === 0) return null;
  const folded = boxes.slice(SHOWN);
  return (
    <fieldset>
      <legend className="mb-1 text-small font-medium">{title}</legend>
      <ChoiceBoxes boxes={boxes.slice(0, SHOWN)} />
      {folded.length > 0 ? (
        <details open={folded.some(({ checked }) => checked)} className="group">
          <summary className="inline-flex min-h-target list-none items-center gap-2 text-small underline decoration-edge underline-offset-4 hover:decoration-current">
            {plural(lang, messages.moreChoices, folded.length)}
            <ChevronDownIcon className="size-4 transition-transform duration-calm group-open:rotate-180" />
          </summary>
          <ChoiceBoxes boxes={folded} />
        </details>
      ) : null}
    </fieldset>
  );
}

/**
 * Returns the label of a filter value. Names of colors, brands and ribbons come from the platform.
 */
export function filterName(
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
      return label ?? value;
  }
}
