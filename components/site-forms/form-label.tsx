import { useLang, useMessages } from '#messages';
import { FieldError } from '@/components/ui/field';
import { catalogLang } from '@/lib/i18n/catalog-lang';
import { format } from '@/lib/i18n/format';

/** The merchant's name of an input. The shop marks those that may stay empty. */
export function InputLabel({ label, required }: { label: string; required: boolean }) {
  const { optional } = useMessages('siteForms');
  const lang = catalogLang(useLang());
  // The mark is in the language of the page, and the name may be in another.
  const [before = '', after = ''] = format(optional, { label: '\n' }).split('\n');
  return (
    <>
      {required ? null : before}
      <bdi lang={lang}>{label}</bdi>
      {required ? null : after}
    </>
  );
}

type InputNotesProps = { id: string; hint: string | null; error: string | null };

/** The hint and the error of an input. `notesAria` refers to both. */
export function InputNotes({ id, hint, error }: InputNotesProps) {
  const lang = catalogLang(useLang());
  return (
    <>
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-small text-muted">
          <bdi lang={lang}>{hint}</bdi>
        </p>
      ) : null}
      <FieldError id={`${id}-error`} error={error} />
    </>
  );
}
