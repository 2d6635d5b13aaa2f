import { DevelopmentNotice } from '@/components/ui/development-notice';
import { shopProblems } from '@/lib/config/shop-problems';
import { untranslatedTexts } from '@/lib/config/untranslated-texts';
import { LANGS } from '@/lib/i18n/lang';
import { knownLangs } from '@/lib/i18n/locales.mjs';
import { en } from '@/lib/i18n/messages/en';
import { missingTexts, unknownTexts } from '@/lib/i18n/own-messages';
import { messages } from '@/own/messages';
import source from '@/shop.config';

/** Says what the merchant's files lack by now, as the next start would. For development only. */
export function DevelopmentWarnings() {
  const lines = [
    ...shopProblems(source, { langs: knownLangs() }),
    ...untranslatedTexts(source, LANGS),
    ...missingTexts(LANGS, messages),
    ...unknownTexts(messages, en),
  ];
  return lines.length > 0 ? (
    <DevelopmentNotice about="shop.config.ts, own/messages.ts" lines={lines} />
  ) : null;
}
