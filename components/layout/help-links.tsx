import clsx from 'clsx';
import { useLang, useMessages } from '#messages';
import { TextLink } from '@/components/ui/link';
import { SHOP } from '@/lib/config/shop';
import { shopText } from '@/lib/i18n/lang';

/**
 * The links `help` of `shop.config.ts`, such as returns and contact, for places where shoppers
 * decide. Renders nothing without any.
 */
export function HelpLinks({ className }: { className?: string }) {
  const messages = useMessages('layout');
  const lang = useLang();
  if (!SHOP.help?.length) return null;
  return (
    <div
      className={clsx('flex flex-wrap items-center gap-x-4 text-small text-muted print:hidden', className)}
    >
      <span>{messages.questions}</span>
      <ul className="flex flex-wrap gap-x-4">
        {SHOP.help.map(({ label, href }) => (
          <li key={href}>
            <TextLink href={href} className="inline-flex min-h-10 items-center">
              {shopText(label, lang)}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
