import { useLang, useMessages } from '#messages';
import { plural } from '@/lib/i18n/format';
import { LOCALES } from '@/lib/i18n/lang';
import type { AverageStars } from '@/lib/model/product';

/** The average of a product's reviews and their number. A style adds the star. */
export function AverageRating({ rating: { average, count } }: { rating: AverageStars }) {
  const messages = useMessages('catalog');
  const lang = useLang();
  const number = average.toLocaleString(LOCALES[lang].numberLocale, { minimumFractionDigits: 1 });
  return (
    <p className="rating" role="img" aria-label={plural(lang, messages.rated, count, { average: number })}>
      {`${number} (${count})`}
    </p>
  );
}
