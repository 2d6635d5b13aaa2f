import { NotFoundContent } from '@/app/[lang]/not-found';
import { ProductList } from '@/app/[lang]/products/product-list';
import { withSections } from '@/app/optional-slot';
import { CategoryBanner, Subcategories } from '@/components/catalog/category-links';
import { PageHeading } from '@/components/layout/page-heading';
import { StructuredData } from '@/components/layout/structured-data';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { getCategory } from '@/lib/catalog/lookup';
import { getCategories, getProductList } from '@/lib/catalog/readers';
import { SHOP } from '@/lib/config/shop';
import { catalogLang } from '@/lib/i18n/lang';
import { getCatalogView, getLang, getMessages } from '@/lib/i18n/server-messages';
import { categoryTrail, type ProductQuery, subcategories } from '@/lib/model/product-list';
import { breadcrumbs } from '@/lib/seo/structured-data';
import { categoryHref } from '@/lib/urls';

/**
 * The products of a category, unfiltered or as its query requests. An unknown category is a 404.
 */
export async function CategoryProducts({ slug, query }: { slug: string; query: ProductQuery }) {
  const view = await getCatalogView();
  const category = await getCategory(slug, view);
  if (!category) return <NotFoundContent />;
  const categories = await getCategories(view);
  const { catalog } = await getMessages();
  const above = categoryTrail(categories, category.id).slice(0, -1);
  const lang = await getLang();
  const trail = [
    { name: SHOP.name, href: '/' },
    ...above.map(({ name, slug }) => ({ name, href: categoryHref(slug) })),
  ];
  const below = subcategories(categories, category.id);
  const path = <Breadcrumbs trail={trail} here={category.name} />;
  const textLang = catalogLang(lang, category);
  const subcategoriesProps = {
    label: catalog.subcategories,
    links: below.map(({ name, slug }) => ({ name, href: categoryHref(slug) })),
  };
  return (
    <>
      <StructuredData
        things={[breadcrumbs(lang, [...trail, { name: category.name, href: categoryHref(category.slug) }])]}
      />
      {category.picture ? (
        <CategoryBanner category={category} picture={category.picture} lang={textLang} trail={path}>
          <Subcategories {...subcategoriesProps} className="mt-3" />
        </CategoryBanner>
      ) : null}
      <div className="page-frame">
        {category.picture ? null : (
          <>
            <PageHeading title={category.name} intro={category.description} lang={textLang}>
              {path}
            </PageHeading>
            <Subcategories {...subcategoriesProps} className="mb-6 lg:mb-8" />
          </>
        )}
        {withSections(
          SHOP.sections?.category,
          <ProductList
            basePath={categoryHref(category.slug)}
            list={await getProductList(query, category.id, view)}
            itemList={{ id: `category:${category.slug}`, name: category.name }}
          />,
          { category },
        )}
      </div>
    </>
  );
}
