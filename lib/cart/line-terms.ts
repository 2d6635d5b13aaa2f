import { FACTS } from '#shop-facts';
import { format, plural } from '@/lib/i18n/format';
import { type Lang, LOCALES } from '@/lib/i18n/lang';
import type { Messages } from '@/lib/i18n/messages/en';
import { fullName } from '@/lib/model/full-name';
import type { LineTerms, Period, Plan } from '@/lib/model/product';

type TermMessages = Messages['cart']['terms'];

const periodText = (messages: TermMessages['every'], lang: Lang, { unit, count }: Period): string =>
  plural(lang, messages[unit], count);

/** Writes `With your order, then every month, until …`. */
export function chargesOf(
  messages: TermMessages,
  lang: Lang,
  { every, cycles, trial }: Omit<Plan, 'title'>,
): string {
  const names = { every: periodText(messages.every, lang, every) };
  const charges = trial
    ? format(messages.afterTrial, { ...names, trial: periodText(messages.period, lang, trial) })
    : format(messages.withOrder, names);
  return cycles === null
    ? format(messages.untilCanceled, { charges })
    : plural(lang, messages.payments, cycles, { charges });
}

/** Names and values of what a line has in addition to its choices. */
export function termsOfLine(
  messages: TermMessages,
  lang: Lang,
  { gift, plan, preOrder }: LineTerms,
): { name: string; value: string }[] {
  const { recipient, sent, message, onceAtPayment } = messages;
  return [
    ...(gift
      ? [
          { name: recipient, value: `${fullName(gift.firstName, gift.lastName)}, ${gift.email}` },
          {
            name: sent,
            value: gift.deliverAt
              ? new Intl.DateTimeFormat(LOCALES[lang].dateLocale, {
                  dateStyle: 'long',
                  timeZone: FACTS.timeZone,
                }).format(new Date(gift.deliverAt))
              : onceAtPayment,
          },
          ...(gift.message ? [{ name: message, value: gift.message }] : []),
        ]
      : []),
    ...(plan
      ? [
          { name: messages.plan, value: plan.title },
          { name: messages.charged, value: chargesOf(messages, lang, plan) },
        ]
      : []),
    ...(preOrder ? [{ name: messages.preOrder, value: preOrder.message ?? messages.later }] : []),
  ];
}
