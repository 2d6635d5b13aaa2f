import type { StoredModifier, V3Document } from '../catalog/types';
import { toMinor } from '../core/money';
import type { SeedProduct } from './catalog-file';
import { seedVariantId, stableId, stableVideoId } from './ids';

type V3 = NonNullable<SeedProduct['v3']>;

/** Returns the part of a product's document that only Catalog V3 has. */
export function v3DocumentOf(product: SeedProduct): { v3?: V3Document } {
  const { slug, v3, variants } = product;
  if (v3 === undefined) return {};
  const { additionalRibbons, tags, modifiers, video, subscriptions, mainCategory, pricePerUnit, seo } = v3;
  const contents = variants.flatMap((variant) =>
    variant.content ? [[seedVariantId(product, variant), variant.content] as const] : [],
  );
  return {
    v3: {
      ...(additionalRibbons && { additionalRibbons }),
      ...(tags && { tags: { public: tags.map((tag) => stableId(`tag:${tag}`)), private: [] } }),
      ...(modifiers && { modifiers: modifiers.map(modifierOf) }),
      ...(video && { videoIds: [stableVideoId(video.file)] }),
      ...(subscriptions && { subscriptions: subscriptionsOf(slug, subscriptions) }),
      ...(mainCategory && { mainCategoryId: stableId(`collection:${mainCategory}`) }),
      ...(pricePerUnit && { pricePerUnitData: pricePerUnit }),
      ...(contents.length > 0 && { contents: Object.fromEntries(contents) }),
      ...(seo && { seoData: seoDataOf(seo) }),
    },
  };
}

const modifierOf = (modifier: NonNullable<V3['modifiers']>[number]): StoredModifier =>
  modifier.type === 'FREE_TEXT'
    ? { ...modifier, addedPrice: toMinor(modifier.addedPrice) }
    : {
        ...modifier,
        choices: modifier.choices.map((choice) => ({ ...choice, addedPrice: toMinor(choice.addedPrice) })),
      };

const subscriptionsOf = (
  slug: string,
  { allowOneTimePurchases, plans }: NonNullable<V3['subscriptions']>,
) => ({
  allowOneTimePurchases,
  plans: plans.map(({ name, percentOff, ...plan }) => ({
    ...plan,
    id: stableId(`subscription:${slug}:${name}`),
    visible: true,
    discount:
      percentOff > 0 ? { type: 'PERCENT' as const, value: percentOff } : { type: 'NONE' as const, value: 0 },
  })),
});

const seoDataOf = ({ title, description, keywords }: NonNullable<V3['seo']>) => ({
  tags: [
    { type: 'title', children: title, props: {}, meta: {}, custom: false, disabled: false },
    {
      type: 'meta',
      props: { name: 'description', content: description },
      meta: {},
      children: '',
      custom: false,
      disabled: false,
    },
  ],
  settings: {
    preventAutoRedirect: false,
    keywords: keywords.map((term, index) => ({ term, isMain: index === 0 })),
  },
});
