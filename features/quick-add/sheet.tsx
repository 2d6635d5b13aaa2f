import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '#messages';
import { useCartDrawer } from '@/components/cart/drawer-store';
import { BuyBox } from '@/components/catalog/buy-box';
import { ExtraFields } from '@/components/catalog/extra-fields';
import { LiveOffer, useSelection } from '@/components/catalog/selection-context';
import { Drawer } from '@/components/ui/drawer';
import { TextLink } from '@/components/ui/link';
import { OptionalPart } from '@/components/ui/optional-part';
import { SmallPicture } from '@/components/ui/picture';
import { CardTerms } from '@/components/ui/price';
import { chosenPicture } from '@/lib/model/variant-selection';
import { productHref } from '@/lib/urls';

/** The form of the product's page. The cart's drawer takes its place. */
export function Sheet() {
  const messages = useMessages('quickAdd');
  const { product, choices } = useSelection();
  const [isOpen, setOpen] = useState(true);
  const content = useRef<HTMLDivElement>(null);
  const { open: isDrawerOpen } = useCartDrawer();

  // Before the drawer opens, so that the focus returns to the card after both.
  useLayoutEffect(() => {
    if (isDrawerOpen) content.current?.closest('dialog')?.close();
  }, [isDrawerOpen]);

  const closeAfterLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) setOpen(false);
  };

  return (
    // It stays in the document, which reports that it has closed (components/ui/overlay-entries.ts).
    <Drawer title={product.name} open={isOpen} onClose={() => setOpen(false)}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by keyboard clicks too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to the link within */}
      <div
        ref={content}
        onClick={closeAfterLink}
        className="flex grow flex-col gap-5 p-5 tall:min-h-0 tall:overflow-y-auto"
      >
        <OptionalPart>
          <LiveOffer slug={product.slug} />
        </OptionalPart>
        <div className="w-24">
          <SmallPicture picture={chosenPicture(product, choices)} sizes="6rem" range={{ widest: 400 }} />
        </div>
        <BuyBox
          priceNote={<CardTerms product={{ slug: product.slug, isFile: product.kind === 'digital' }} />}
          extras={<ExtraFields product={product} start={undefined} />}
          hasBar={false}
        />
        <TextLink
          href={productHref(product.slug)}
          className="inline-flex min-h-target items-center text-small"
        >
          {messages.details}
        </TextLink>
      </div>
    </Drawer>
  );
}
