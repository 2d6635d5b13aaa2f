import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { variants } from '../../catalog/schema';
import { catalogIndex, descriptionTerms, productTerms } from '../../catalog/search/schema';
import { termsOf } from '../../catalog/search/words';
import { applicationError } from '../../core/errors';
import type { SearchDetails } from '../cursor';
import { patternsWithTypo } from './typo';

const LAST = '\u{10ffff}';

const NOTHING = sql`select null where false`;

/** The numbers in the results of all subqueries. */
const intersection = (subqueries: SQL[]): SQL =>
  subqueries.length === 0 ? NOTHING : sql`select * from (${sql.join(subqueries, sql` intersect `)})`;
const union = (subqueries: SQL[]): SQL => sql.join(subqueries, sql` union `);

const numbersOf = (condition: SQL): SQL =>
  sql`select numbered.no from catalog_index as numbered where ${condition}`;
const ofVariants = (condition: SQL): SQL =>
  sql`select numbered.no from ${variants} join catalog_index as numbered
    on numbered.product_id = ${variants.productId} where ${condition}`;

/** The numbers of the products that match a term, by field. */
const FIELDS: Record<string, (term: string, isFuzzy: boolean) => SQL> = {
  name: (term, isFuzzy) =>
    intersection(
      termsOf(term).map(
        (word) => sql`select ${productTerms.no} from ${productTerms}
          where ${beginsWith(productTerms.word, word, isFuzzy)}`,
      ),
    ),
  description: (term, isFuzzy) =>
    numbersOf(
      sql`numbered.text_key in (${intersection(
        termsOf(term).map(
          (word) => sql`select ${descriptionTerms.textKey} from ${descriptionTerms}
            where ${beginsWith(descriptionTerms.word, word, isFuzzy)}`,
        ),
      )})`,
    ),
  'variantsInfo.variants.sku': (term) =>
    ofVariants(sql`(${variants.sku} >= ${term} and ${variants.sku} < ${term + LAST})
      or (${variants.sku} >= ${term.toUpperCase()} and ${variants.sku} < ${term.toUpperCase() + LAST})`),
  'variantsInfo.variants.barcode': (term) =>
    ofVariants(sql`${variants.barcode} is not null and ${variants.barcode} = ${term}`),
  // Searchable on the platform. The sandbox's products have none of them.
  'physicalProperties.deliveryProfileId': () => NOTHING,
  'physicalProperties.shippingGroupId': () => NOTHING,
  'directCategoryIdsInfo.categoryIds': () => NOTHING,
  // A product's SKU belongs to a variant.
  'minVariantPriceInfo.sku': (term) =>
    ofVariants(sql`${variants.sku} = ${term.toUpperCase()}
    and ${variants.sku} = numbered.min_sku`),
};

/** Returns the condition that a stored word begins with a word, or with it after a typing error. */
function beginsWith(column: AnyColumn, word: string, isFuzzy: boolean): SQL {
  const patterns = isFuzzy ? patternsWithTypo(word) : [];
  if (patterns.length === 0) return sql`(${column} >= ${word} and ${column} < ${word + LAST})`;
  const [first = ''] = word;
  const any = sql.join(
    patterns.map((pattern) => sql`${column} glob ${pattern}`),
    sql` or `,
  );
  // Only the words with the same first letter are compared.
  return sql`(${column} >= ${first} and ${column} < ${first + LAST} and (${any}))`;
}

type Term = { matches: SQL; inName: SQL };

/**
 * Returns the condition and the rank of a full-text search, or undefined for an empty one. A term
 * matches the beginning of a word, and with `fuzzy` also after one typing error. Whether the
 * platform also finds parts or stems of words is unknown.
 * @throws PlatformError 400 for a field that is not searchable.
 */
export function textSearch(search: SearchDetails | undefined): { condition: SQL; rank: SQL } | undefined {
  const terms = (search?.expression ?? '').split(/\s+/).filter((term) => term !== '');
  if (terms.length === 0) return undefined;
  const names = search?.fields?.length ? search.fields : Object.keys(FIELDS);
  const found = terms.map((term) => termOf(term, names, search?.fuzzy === true));
  const all = found.map(({ matches }) => matches);
  const needsAll = search?.mode === 'AND';
  // Every match has all terms, or the only one. Their number is not a rank then.
  const counted = needsAll || found.length === 1 ? [] : all.map(among);
  const named = found.map(({ inName }) => sql`4 * ${among(inName)}`);
  return {
    condition: among(needsAll ? sql.join(all.map(grouped), sql` intersect `) : union(all)),
    rank: sql.join([...counted, ...named], sql` + `),
  };
}

/** A compound query counts as one part of another only within parentheses. */
const grouped = (subquery: SQL): SQL => sql`select * from (${subquery})`;

/** SQLite evaluates the subquery once, and reads no other products. */
const among = (subquery: SQL): SQL => sql`(${catalogIndex.no} in (${subquery}))`;

/** A match in the name counts more than one elsewhere. */
function termOf(term: string, names: readonly string[], isFuzzy: boolean): Term {
  const byField = names.map((name) => {
    const field = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined;
    if (field === undefined)
      throw applicationError(400, 'INVALID_SEARCH', `Field '${name}' is not declared as searchable`);
    return { name, matches: field(term, isFuzzy) };
  });
  return {
    matches: union(byField.map(({ matches }) => matches)),
    inName: byField.find(({ name }) => name === 'name')?.matches ?? NOTHING,
  };
}
