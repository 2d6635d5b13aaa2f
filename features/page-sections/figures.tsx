import { useLang } from '#messages';
import { Numbers } from '@/components/ui/numbers';
import type { SectionOf } from '@/lib/config/section-schemas';
import { shopText } from '@/lib/i18n/lang';
import { type FrameProps, PlainFrame } from './section-frame';

export function Figures({ section, ...frame }: FrameProps & { section: SectionOf<'numbers'> }) {
  const lang = useLang();
  const { title, numbers } = section;
  return (
    <PlainFrame {...frame} title={title && shopText(title, lang)}>
      <Numbers
        numbers={numbers.map(({ value, label }) => ({
          value: shopText(value, lang),
          label: shopText(label, lang),
        }))}
      />
    </PlainFrame>
  );
}
