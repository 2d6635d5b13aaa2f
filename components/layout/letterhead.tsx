import clsx from 'clsx';
import { useLang } from '#messages';
import { SHOP } from '@/lib/config/shop';
import { shopText } from '@/lib/i18n/lang';

/** Stands above a printed page. Hidden on the screen. */
export function Letterhead({ className }: { className?: string }) {
  const lang = useLang();
  const { address, email, phone } = SHOP.contact ?? {};
  const contact = [address && shopText(address, lang), email, phone].filter(Boolean);
  return (
    <div className={clsx('letterhead hidden', className)}>
      <p className="font-display text-title">{SHOP.name}</p>
      <p className="text-small">
        {contact.map((part, index) => (
          <span key={part}>
            {index > 0 ? ' · ' : null}
            <bdi>{part}</bdi>
          </span>
        ))}
      </p>
    </div>
  );
}
