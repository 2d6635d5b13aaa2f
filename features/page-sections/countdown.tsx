import { LinkButton } from '@/components/ui/link-button';
import { cacheUntil } from '@/lib/cache';
import type { SectionOf } from '@/lib/config/section-schemas';
import { SHOP } from '@/lib/config/shop';
import { format, plural } from '@/lib/i18n/format';
import { shopText } from '@/lib/i18n/lang';
import { getLang, getMessages } from '@/lib/i18n/server-messages';
import { momentOf } from '@/lib/orders/dates';
import { DAY_MS, dayIn, momentIn } from '@/lib/time-zone';
import { type FrameProps, SectionFrame } from './section-frame';

/** The moment stands beside the number of days, so a page that is minutes old is right, too. */
export async function Countdown({ section, ...frame }: FrameProps & { section: SectionOf<'countdown'> }) {
  const { title, text, until, ended, action } = section;
  const [lang, { pageSections }, days] = await Promise.all([getLang(), getMessages(), getDaysLeft(until)]);
  const shown = days === null ? ended : text;
  return (
    <SectionFrame {...frame} title={shopText(title, lang)} isBeside>
      {days === null ? null : (
        <p className="font-display text-page">
          {days === 0 ? pageSections.lastDay : plural(lang, pageSections.daysLeft, days)}
        </p>
      )}
      <p className="mt-1 text-small text-muted">
        <time dateTime={until}>
          {days === null
            ? format(pageSections.endedAt, { moment: momentOf(until, lang) ?? until })
            : format(pageSections.until, { moment: momentOf(until, lang) ?? until })}
        </time>
      </p>
      {shown ? <p className="mt-3 max-w-measure text-muted">{shopText(shown, lang)}</p> : null}
      {action && days !== null ? (
        <LinkButton href={action.href} className="mt-5">
          {shopText(action.label, lang)}
        </LinkButton>
      ) : null}
    </SectionFrame>
  );
}

/** Days of the shop's calendar. 0 on the last day, null after the end. */
async function getDaysLeft(until: string): Promise<number | null> {
  'use cache';
  const now = Date.now();
  const { days, changesAt } = daysLeft(Date.parse(until), now, SHOP.timeZone);
  cacheUntil(changesAt, now);
  return days;
}

/** `changesAt`: when the number changes, in milliseconds since the epoch. Null: never again. */
export function daysLeft(end: number, now: number, timeZone: string) {
  if (end <= now) return { days: null, changesAt: null };
  const today = dayIn(timeZone, now);
  const midnight = momentIn(timeZone, today + DAY_MS, '00:00');
  return { days: (dayIn(timeZone, end) - today) / DAY_MS, changesAt: Math.min(end, midnight) };
}
