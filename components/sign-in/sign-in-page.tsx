import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useLang, useMessages } from '#messages';
import { PageHeading } from '@/components/layout/page-heading';
import { HelpLinks } from '@/components/layout/purchase-assurance';
import { CheckIcon } from '@/components/ui/icons';
import { Notice } from '@/components/ui/notice';
import { Picture } from '@/components/ui/picture';
import { ownPicture, SHOP } from '@/lib/config/shop';
import { shopText } from '@/lib/i18n/lang';

type SignInPageProps = {
  title: string;
  intro?: string;
  /** Message that explains why the shopper is back on this page. */
  problem?: string | null;
  /** Whether the platform has ended the member's session. With JavaScript, every page reports it. */
  signedOut?: boolean;
  /** Next to the form, or below it in a small window: `<AccountBenefits>`. */
  aside?: ReactNode;
  children: ReactNode;
};

export function SignInPage({
  title,
  intro,
  problem = null,
  signedOut = false,
  aside,
  children,
}: SignInPageProps) {
  const messages = useMessages('signIn');
  return (
    <div
      className={clsx(
        'page-frame',
        aside && 'grid max-w-[72rem] gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:pt-10',
      )}
    >
      <div className="mx-auto w-full max-w-[27rem]">
        <PageHeading title={title} intro={intro} />
        {problem ? (
          <Notice tone="bad" className="mb-6">
            {problem}
          </Notice>
        ) : null}
        {signedOut ? (
          <noscript>
            <Notice className="mb-6">{messages.signedOut}</Notice>
          </noscript>
        ) : null}
        {children}
      </div>
      {aside}
    </div>
  );
}

export function AccountBenefits() {
  const messages = useMessages('signIn');
  const lang = useLang();
  const { signInPicture: picture } = SHOP;
  return (
    <aside
      aria-label={messages.benefitsTitle}
      className="mx-auto w-full max-w-[27rem] self-start overflow-hidden rounded-soft bg-sunken lg:max-w-none"
    >
      {picture ? (
        <Picture
          picture={{ ...ownPicture(picture.file), alt: shopText(picture.alt, lang) }}
          sizes="45vw"
          className={`hidden aspect-[3/2] w-full lg:block rtl:-scale-x-100 ${picture.space === 'end' ? 'object-[22%_60%]' : 'object-[78%_60%]'}`}
        />
      ) : null}
      <div className="p-6 lg:p-9">
        <h2 className="font-display text-title">{messages.benefitsTitle}</h2>
        <ul className="mt-4 flex flex-col gap-2.5 text-small text-muted">
          {[messages.benefitOrders, messages.benefitAgain, messages.benefitAddresses].map((benefit) => (
            <li key={benefit} className="flex gap-3">
              <CheckIcon className="size-5 text-success" />
              {benefit}
            </li>
          ))}
        </ul>
        <p className="mt-5 border-t border-line pt-5 text-small text-muted">{messages.noAccountNeeded}</p>
        <HelpLinks className="mt-1" />
      </div>
    </aside>
  );
}
