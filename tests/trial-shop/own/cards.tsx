import type { SectionProps } from '@/app/own-sections';
import { Badge } from '@/components/ui/badge';
import { shopText } from '@/lib/i18n/lang';

/** In `card-corner`. */
export const RyeMark = ({ card, lang }: SectionProps) =>
  card?.slug.includes('rye') ? <Badge>{shopText({ de: 'Roggen', en: 'Rye' }, lang)}</Badge> : null;

/** In `card-foot`. */
export const BakedToday = ({ card, lang }: SectionProps) =>
  card?.availability === 'in-stock' ? (
    <p className="mt-1 text-caption text-muted">
      {shopText({ de: 'Heute gebacken', en: 'Baked today' }, lang)}
    </p>
  ) : null;

/** In `list-head`. */
export const BakingDays = ({ category, lang }: SectionProps) => (
  <p className="mb-6 text-small">
    {category
      ? shopText({ de: `${category.name}: täglich`, en: `${category.name}: daily` }, lang)
      : shopText({ de: 'Wir backen täglich', en: 'We bake every day' }, lang)}
  </p>
);
