import type { ReactNode } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { RichText } from '@/components/ui/rich-text';
import { SHOP } from '@/lib/config/shop';
import type { Product } from '@/lib/model/product';

/** An addition to the section of a title. */
export type SectionFigure = { title: string; drawing: ReactNode };

type ProductDetailsProps = {
  product: Pick<Product, 'description' | 'sections' | 'isTextTranslated'>;
  figure?: SectionFigure | null | undefined;
};

/**
 * Description of a product in full. Its other sections are folded unless `openSections` names them.
 */
export function ProductDetails({ product, figure }: ProductDetailsProps) {
  return (
    <div>
      {product.description ? (
        <RichText html={product.description} isTranslated={product.isTextTranslated} className="text-muted" />
      ) : null}
      {product.sections.length > 0 ? (
        <div className="mt-8 border-t border-line">
          {product.sections.map((section) => (
            <Disclosure
              key={section.title}
              title={section.title}
              open={SHOP.openSections?.includes(section.name ?? section.title)}
            >
              <RichText html={section.html} isTranslated={section.isTranslated} />
              {figure?.title === (section.name ?? section.title) ? figure.drawing : null}
            </Disclosure>
          ))}
        </div>
      ) : null}
    </div>
  );
}
