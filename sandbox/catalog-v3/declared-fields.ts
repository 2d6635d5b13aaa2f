import { applicationError } from '../core/errors';
import { type QueryFields, sortTerms, type WireQuery } from '../core/query';

type Query = { filter?: WireQuery['filter']; sort?: WireQuery['sort'] };

const LOGICAL = new Set(['$and', '$or', '$not']);
const MAX_DEPTH = 10;

/**
 * Rejects fields that a call does not declare, with V3's codes. `oneOperator`: the rule of V3's
 * searches, which take one operator in each field object.
 * @throws PlatformError 400 INVALID_FILTER or INVALID_SORT (the second code is a guess).
 */
export function requireDeclared(
  fields: QueryFields,
  { filter, sort }: Query,
  { oneOperator = false }: { oneOperator?: boolean } = {},
): void {
  for (const [name, value] of conditionsOf(filter ?? {}, 0)) {
    if (fields(name) === undefined)
      throw applicationError(400, 'INVALID_FILTER', `Field '${name}' is not declared as filterable`);
    if (oneOperator && isObject(value) && Object.keys(value).length > 1)
      throw applicationError(
        400,
        'INVALID_FILTER',
        `Field '${name}' has several operators, combine conditions with $and`,
      );
  }
  for (const { name } of (sort ?? []).flatMap(sortTerms))
    if (fields(name)?.sortable !== true)
      throw applicationError(400, 'INVALID_SORT', `Field '${name}' is not declared as sortable`);
}

/** Returns the fields of a filter with their conditions. Deeper levels are rejected later. */
function conditionsOf(filter: Record<string, unknown>, depth: number): [string, unknown][] {
  if (depth > MAX_DEPTH) return [];
  return Object.entries(filter).flatMap(([key, value]) => {
    if (!LOGICAL.has(key)) return key.startsWith('$') ? [] : [[key, value]];
    const parts: unknown[] = Array.isArray(value) ? value : [value];
    return parts.filter(isObject).flatMap((part) => conditionsOf(part, depth + 1));
  });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
