import { and, or, type SQL, sql } from 'drizzle-orm';
import { variants } from '../../catalog/schema';
import { catalogIndex, descriptionWords, productWords } from '../../catalog/search/schema';
import { wordsOf } from '../../catalog/search/words';
import { applicationError } from '../../core/errors';
import type { SearchDetails } from '../cursor';

const LAST = '\u{10ffff}';

type Term = { condition: SQL; score: SQL };

const FIELDS: Record<string, (term: string) => SQL> = {
  name: (term) =>
    and(
      ...wordsOf(term).map(
        (word) => sql`${catalogIndex.no} in (select ${productWords.no} from ${productWords}
          where ${productWords.word} >= ${word} and ${productWords.word} < ${word + LAST})`,
      ),
    ) ?? sql`false`,
  description: (term) =>
    and(
      ...wordsOf(term).map(
        (word) => sql`${catalogIndex.textKey} in (select ${descriptionWords.textKey} from ${descriptionWords}
          where ${descriptionWords.word} >= ${word} and ${descriptionWords.word} < ${word + LAST})`,
      ),
    ) ?? sql`false`,
  'variantsInfo.variants.sku': (term) =>
    sql`${catalogIndex.productId} in (select ${variants.productId} from ${variants}
      where (${variants.sku} >= ${term} and ${variants.sku} < ${term + LAST})
        or (${variants.sku} >= ${term.toUpperCase()} and ${variants.sku} < ${term.toUpperCase() + LAST}))`,
  'variantsInfo.variants.barcode': (term) =>
    sql`${catalogIndex.productId} in (select ${variants.productId} from ${variants}
      where ${variants.barcode} is not null and ${variants.barcode} = ${term})`,
  // Searchable on the platform. The sandbox's products have none of them.
  'physicalProperties.deliveryProfileId': () => sql`false`,
  'physicalProperties.shippingGroupId': () => sql`false`,
  'directCategoryIdsInfo.categoryIds': () => sql`false`,
  'minVariantPriceInfo.sku': (term) => sql`${catalogIndex.minSku} = ${term.toUpperCase()}`,
};

/**
 * Returns the condition and the rank of a full-text search, or undefined for an empty one. A term
 * matches the beginning of a word. Whether the platform also finds parts or stems of words is
 * unknown.
 * @throws PlatformError 400 for a field that is not searchable.
 */
export function textSearch(
  search: SearchDetails | undefined,
): { condition: SQL | undefined; rank: SQL } | undefined {
  const terms = (search?.expression ?? '').split(/\s+/).filter((term) => term !== '');
  if (terms.length === 0) return undefined;
  const names = search?.fields?.length ? search.fields : Object.keys(FIELDS);
  const found = terms.map((term) => termOf(term, names));
  const combine = search?.mode === 'AND' ? and : or;
  return {
    condition: combine(...found.map(({ condition }) => condition)),
    rank: sql.join(
      found.map(({ score }) => score),
      sql` + `,
    ),
  };
}

/** A match in the name counts more than one elsewhere. */
function termOf(term: string, names: readonly string[]): Term {
  const conditions = names.map((name) => {
    const field = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined;
    if (field === undefined)
      throw applicationError(400, 'INVALID_SEARCH', `Field '${name}' is not declared as searchable`);
    return { name, match: field(term) };
  });
  const condition = or(...conditions.map(({ match }) => match)) ?? sql`false`;
  const inName = conditions.find(({ name }) => name === 'name')?.match ?? sql`false`;
  return { condition: sql`(${condition})`, score: sql`(${condition}) + 4 * (${inName})` };
}
