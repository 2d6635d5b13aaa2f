import type { Metadata } from 'next';
import { getList, listMetadata, titleOfPage } from '@/app/[lang]/products/list-metadata';
import { ProductList } from '@/app/[lang]/products/product-list';
import { LinkChips, ListTitle } from '@/components/catalog/category-links';
import { NotFoundContent } from '@/components/layout/not-found';
import { StructuredData } from '@/components/layout/structured-data';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { fillPlace } from '@/features/places/fill-place';
import { itemMetadata } from '@/features/places/metadata';
import * as places from '@/features/places/other-pages';
import { redirectChangedSlug } from '@/lib/catalog/changed-slug';
import { getCategory } from '@/lib/catalog/lookup';
import { getCategories } from '@/lib/catalog/readers';
import { SHOP } from '@/lib/config/shop';
import { catalogLang } from '@/lib/i18n/lang';
import { getCatalogView, getLang, getMessages } from '@/lib/i18n/server-messages';
import { categoryTrail, type ProductQuery, subcategories } from '@/lib/model/product-list';
import { breadcrumbs } from '@/lib/seo/structured-data';
import { categoryHref } from '@/lib/urls';

export async function categoryMetadata(slug: string, query: ProductQuery): Promise<Metadata> {
  const category = await getCategory(slug, await getCatalogView());
  if (!category) return { title: (await getMessages()).pages.notFound };
  const { name, seo, description, picture } = category;
  const path = categoryHref(category.slug);
  return {
    ...(await itemMetadata(await getLang(), path, {
      name: titleOfPage(name, query),
      text: description,
      picture,
      seo: seo?.title ? { ...seo, title: titleOfPage(seo.title, query) } : seo,
    })),
    ...(await listMetadata(path, query, category.id)),
  };
}

type CategoryProductsProps = {
  slug: string;
  query: ProductQuery;
  /** Those that the query was read from. */
  parameters?: Record<string, string | string[] | undefined>;
};

/** Shows the list unfiltered or as the query requests. An unknown category is a 404. */
export async function CategoryProducts({ slug, query, parameters }: CategoryProductsProps) {
  const view = await getCatalogView();
  const category = await getCategory(slug, view);
  if (!category) {
    await redirectChangedSlug('category', slug, parameters);
    return <NotFoundContent />;
  }
  const categories = await getCategories(view);
  const { catalog } = await getMessages();
  const above = categoryTrail(categories, category.id).slice(0, -1);
  const lang = await getLang();
  const trail = [
    { name: SHOP.name, href: '/' },
    ...above.map(({ name, slug }) => ({ name, href: categoryHref(slug) })),
  ];
  const below = subcategories(categories, category.id);
  const textLang = catalogLang(lang, category);
  return (
    <>
      <StructuredData
        things={[breadcrumbs(lang, [...trail, { name: category.name, href: categoryHref(category.slug) }])]}
      />
      <div className="page-frame">
        <ListTitle
          title={category.name}
          lang={textLang}
          intro={category.description}
          picture={category.picture}
          trail={<Breadcrumbs trail={trail} here={category.name} />}
        >
          <LinkChips
            label={catalog.subcategories}
            links={below.map(({ name, slug }) => ({ name, href: categoryHref(slug) }))}
          />
        </ListTitle>
        <ProductList
          basePath={categoryHref(category.slug)}
          list={await getList(query, category.id)}
          itemList={{ id: `category:${category.slug}`, name: category.name }}
          head={await fillPlace(places.listHead, { category })}
        />
        {await fillPlace(places.category, { category })}
      </div>
    </>
  );
}
