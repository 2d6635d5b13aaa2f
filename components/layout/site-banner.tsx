import { useMessages } from '#messages';
import { ShopLink } from '@/components/ui/shop-link';

type SiteBannerProps = { text: string; href?: string | undefined };

/** A line above the header of every page, such as a sale or a change of delivery times. */
export function SiteBanner({ text, href }: SiteBannerProps) {
  return (
    <section
      aria-label={useMessages('layout').banner}
      className="bg-inverse px-gutter text-center text-small text-on-inverse"
    >
      {href ? (
        <ShopLink
          href={href}
          className="inline-flex min-h-target items-center underline underline-offset-4 focus-visible:outline-on-inverse"
        >
          {text}
        </ShopLink>
      ) : (
        <p className="py-2.5">{text}</p>
      )}
    </section>
  );
}
