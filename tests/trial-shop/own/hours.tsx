import type { SectionProps } from '@/app/own-sections';
import { shopText } from '@/lib/i18n/lang';

export const Hours = ({ lang }: SectionProps) => (
  <section className="pt-section">
    <h2 className="font-display text-heading">{shopText({ de: 'Im Laden', en: 'At the store' }, lang)}</h2>
    <p>{shopText({ de: 'Di–Sa, 7–13 Uhr', en: 'Tue–Sat, 7 a.m. to 1 p.m.' }, lang)}</p>
  </section>
);
