import { useLang, useMessages } from '#messages';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { plural } from '@/lib/i18n/format';
import { LOCALES } from '@/lib/i18n/lang';
import type { Rating } from '@/lib/model/review';
import { FiveStars } from './five-stars';

type RatingLinkProps = {
  rating: Rating;
  /** The id of the reviews on the page. */
  target: string;
};

/** The rating below the name of a product, which leads to the reviews of the page. */
export function RatingLink({ rating: { average, count }, target }: RatingLinkProps) {
  const messages = useMessages('reviews');
  const { rated } = useMessages('catalog');
  const lang = useLang();
  const number = average.toLocaleString(LOCALES[lang].numberLocale, { minimumFractionDigits: 1 });
  return (
    <a
      href={`#${target}`}
      className="mt-2 inline-flex min-h-target items-center gap-2 text-small underline-offset-4 hover:underline"
    >
      <FiveStars rating={average} className="text-body" />
      <span aria-hidden="true" className="tabular-nums">
        {number} · {plural(lang, messages.count, count)}
      </span>
      <VisuallyHidden>{plural(lang, rated, count, { average: number })}</VisuallyHidden>
    </a>
  );
}
