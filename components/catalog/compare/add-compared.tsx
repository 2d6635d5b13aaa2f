import { useLang, useMessages } from '#messages';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { localHref } from '@/lib/urls';

type AddComparedProps = {
  slugs: string[];
  /** Products to choose from. */
  choices: { slug: string; name: string }[];
};

/** Adds a product to a comparison by a plain form. */
export function AddCompared({ slugs, choices }: AddComparedProps) {
  const messages = useMessages('compare');
  const lang = useLang();
  if (choices.length === 0) return null;
  return (
    <form action={localHref(lang, '/compare')} className="mt-8 flex max-w-[34rem] flex-wrap items-end gap-3">
      {slugs.map((slug) => (
        <input key={slug} type="hidden" name="products" value={slug} />
      ))}
      <div className="min-w-0 grow basis-60">
        <SelectField
          id="add-compared"
          label={messages.add}
          name="products"
          defaultValue=""
          placeholder={messages.choose}
          options={choices.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
      </div>
      <Button variant="secondary" className="min-h-12">
        {messages.addThis}
      </Button>
    </form>
  );
}
