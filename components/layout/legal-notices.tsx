import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useLang, useMessages } from '#messages';
import { Disclosure } from '@/components/ui/disclosure';
import { ShopLink, TextLink } from '@/components/ui/link';
import { languageOfNotice } from '@/lib/config/law';
import { ownFile, SHOP } from '@/lib/config/shop';
import { fillNodes, format } from '@/lib/i18n/format';
import type { Money } from '@/lib/model/money';
import { formatMoney } from '@/lib/money';

/** Notices that the law requires. Each renders only with its entry of `law` (docs/consumer-law.md). */

type PriceNoteProps = {
  isDelivered?: boolean;
  /** In the footer: for all prices of a page. */
  all?: boolean;
  className?: string;
};

/** Says whether prices include VAT, and that delivery costs are added, with a link to them. */
export function PriceNote({ isDelivered = true, all = false, className }: PriceNoteProps) {
  const messages = useMessages('priceNotes');
  const { prices } = SHOP.law ?? {};
  if (!prices) return null;
  const own = messages.tax[prices.tax];
  const tax = all && prices.tax === 'included' ? format(messages.all, { tax: own }) : own;
  return (
    <p className={className}>
      {isDelivered
        ? fillNodes(messages.plus, {
            tax,
            shipping: (
              <ShopLink href={prices.shippingPage} className="underline underline-offset-4">
                {messages.shipping}
              </ShopLink>
            ),
          })
        : tax}
    </p>
  );
}

export function FeePerOrder({ className }: { className?: string }) {
  const messages = useMessages('priceNotes');
  const lang = useLang();
  const amount = SHOP.law?.fees?.perOrder;
  if (!amount) return null;
  return (
    <p className={className}>
      {format(messages.feePerOrder, { amount: formatMoney({ amount, currency: SHOP.currency }, lang) })}
    </p>
  );
}

export function IncludedFee({ fee, className }: { fee: Money; className?: string }) {
  const messages = useMessages('priceNotes');
  return <p className={className}>{format(messages.feeIncluded, { amount: formatMoney(fee, useLang()) })}</p>;
}

/** Stands above the checkout button: the platform adds fees to the total, and not to the subtotal. */
export function FeesApart() {
  const messages = useMessages('priceNotes');
  return (
    <div className="mb-3 text-caption text-muted">
      <p>{messages.feesApart}</p>
      <FeePerOrder />
    </div>
  );
}

/** Leads to the page about personal data. It asks for no consent. */
export function PrivacyNote({ className = 'mt-4' }: { className?: string }) {
  const messages = useMessages('privacyNote');
  const href = SHOP.law?.pages?.privacy;
  if (!href) return null;
  return (
    <p className={clsx('text-caption text-muted', className)}>
      {fillNodes(messages.text, {
        page: (
          <ShopLink href={href} className="underline underline-offset-4">
            {messages.page}
          </ShopLink>
        ),
      })}
    </p>
  );
}

/** Says whether and how the shop makes sure that reviews come from buyers. */
export function ReviewNote() {
  const messages = useMessages('reviewChecks');
  const checks = SHOP.law?.reviews;
  return checks ? <p className="mt-4 text-small text-muted">{messages[checks]}</p> : null;
}

export function Registers() {
  const { registers = [] } = SHOP.law ?? {};
  return (
    <dl className="prose mt-6 max-w-measure">
      {registers.map(({ name, number }) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt>{name}:</dt>
          <dd>
            <bdi>{number}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export const GUARANTEE_HREF = '/legal-guarantee';

/** The pages of the European Union to which the codes of the notices lead, by language. */
const ABOUT_GUARANTEES: Partial<Record<string, string>> = {
  de: 'https://europa.eu/youreurope/garantien',
  en: 'https://europa.eu/youreurope/guarantees',
};

/** Pixels. At this width, phones read the code of every language. The proportions are A4. */
const NOTICE_SIZE = { width: 420, height: 594 };

/** The merchant's file must not be edited, so only its size changes in a narrow window. */
export function GuaranteeNotice() {
  const messages = useMessages('guarantee');
  const lang = useLang();
  const own = languageOfNotice(SHOP.law ?? {}, lang);
  const file = ownFile(`guarantee/${own}.svg`);
  return (
    <>
      {/* biome-ignore lint/performance/noImgElement: a drawing, which must stay as it is */}
      <img
        {...NOTICE_SIZE}
        src={file}
        alt={messages.alt}
        lang={own === lang ? undefined : own}
        loading="lazy"
        className="bg-white"
      />
      <p className="mt-3 flex flex-wrap gap-x-5 text-small">
        <a href={file} className={LINK}>
          {messages.full}
        </a>
        <a href={ABOUT_GUARANTEES[own] ?? ABOUT_GUARANTEES.en} className={LINK}>
          {messages.more}
        </a>
      </p>
    </>
  );
}

const LINK = 'inline-flex min-h-target items-center underline underline-offset-4';

/** A line opens the notice without a script. For goods only. */
export function GuaranteeRights({ open = false }: { open?: boolean }) {
  const { title } = useMessages('guarantee');
  return (
    <div className="mt-2">
      <Disclosure small title={title} open={open}>
        <GuaranteeNotice />
      </Disclosure>
    </div>
  );
}

export function GuaranteeLink(): ReactNode {
  const { title } = useMessages('guarantee');
  return (
    <p className="mb-3 text-small">
      <TextLink href={GUARANTEE_HREF}>{title}</TextLink>
    </p>
  );
}
