import { useLang, useMessages } from '#messages';
import { HelpLinks } from '@/components/layout/help-links';
import { CheckIcon } from '@/components/ui/icons';
import { Picture } from '@/components/ui/picture';
import { ownPicture } from '@/lib/config/own-picture';
import { SHOP } from '@/lib/config/shop';
import { shopText } from '@/lib/i18n/shop-text';

/**
 * The panel next to a sign-in form. It lists the benefits of an account, says that a purchase needs
 * none, and links to help.
 */
export function AccountBenefits() {
  const messages = useMessages('signIn');
  const lang = useLang();
  const { signInPicture: picture } = SHOP;
  return (
    <aside
      aria-label={messages.benefitsTitle}
      className="mx-auto w-full max-w-[27rem] self-start overflow-hidden rounded-panel bg-sunken lg:max-w-none"
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
