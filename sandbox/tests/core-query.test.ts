import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { describe, expect, it } from 'vitest';
import { productFields } from '../catalog/products/fields';
import { filterToSql, sortToSql, wireQuery } from '../core/query';

const dialect = new SQLiteSyncDialect();

function compile(filter: Record<string, unknown>) {
  const condition = filterToSql(productFields, filter);
  return condition && dialect.sqlToQuery(condition);
}

describe('filters', () => {
  it('bind every value, so that none is interpreted as SQL', () => {
    const hostile = `x'; drop table products; --`;
    const query = compile({
      name: { $startsWith: hostile, $contains: hostile },
      sku: { $in: [hostile] },
      collectionIds: { $hasAll: [hostile] },
      [`options.${hostile}`]: hostile,
    });
    expect(query?.sql).not.toContain('drop');
    expect(query?.params.filter((param) => param === hostile).length).toBeGreaterThanOrEqual(5);
  });

  it('compare money in cents, without floating-point errors', () => {
    expect(compile({ price: 19.99 })?.params).toEqual([1999]);
    expect(compile({ 'priceData.price': { $gte: '0.29' } })?.params).toEqual([29]);
    expect(compile({ price: { $lt: 10.005 } })?.params).toEqual([1000.5]);
  });

  it('are absent for an empty filter', () => {
    expect(compile({})).toBeUndefined();
    expect(filterToSql(productFields, undefined)).toBeUndefined();
  });

  it('reject unlimited nesting', () => {
    let filter: Record<string, unknown> = { name: 'x' };
    for (let depth = 0; depth < 20; depth += 1) filter = { $not: filter };
    expect(() => compile(filter)).toThrow(/nested/);
  });
});

it('sorting accepts the spelling of the SDK and that of REST clients', () => {
  const terms = (sort: Record<string, unknown>[]) =>
    sortToSql(productFields, sort).map((term) => dialect.sqlToQuery(term).sql);
  expect(terms([{ fieldName: 'price', order: 'DESC' }, { fieldName: 'numericId' }])).toEqual(
    terms([{ price: 'desc', numericId: 'asc' }]),
  );
});

it('a query accepts filter and sort as text', () => {
  expect(wireQuery.parse({ filter: '{"a":1}', sort: '[{"a":"asc"}]' })).toEqual({
    filter: { a: 1 },
    sort: [{ a: 'asc' }],
  });
});
