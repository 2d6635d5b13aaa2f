import { format, plural } from '@/lib/i18n/format';
import type { Lang } from '@/lib/i18n/lang';
import type { Messages } from '@/lib/i18n/messages/en';
import type { AddOutcome } from './add-all';

/** Returns sentences for the result: what is in the cart now, and what is not and why. */
export function addAllMessages(
  messages: Messages['orders'],
  lang: Lang,
  outcomes: AddOutcome[],
): { anyAdded: boolean; message: string } {
  const added = outcomes.reduce((sum, outcome) => sum + outcome.added, 0);
  const short = outcomes.filter((outcome) => outcome.reason !== null);
  const first =
    added === 0
      ? messages.nothingAdded
      : plural(lang, short.length === 0 ? messages.allAdded : messages.someAdded, added);
  return {
    anyAdded: added > 0,
    message: [first, ...short.map((outcome) => shortageMessage(messages, outcome))].join(' '),
  };
}

function shortageMessage(
  messages: Messages['orders'],
  { name, requested, added, reason }: AddOutcome,
): string {
  switch (reason) {
    case 'unreachable':
      return format(messages.couldNotAsk, { name });
    case 'not-sold-here':
      return format(messages.notSoldHere, { name });
    case 'choose':
      return format(messages.chooseFirst, { name });
    case 'gone':
      return format(messages.goneNow, { name });
    default:
      return added > 0
        ? format(messages.onlySome, { name, added, requested })
        : format(messages.soldOutNow, { name });
  }
}
