import { asc } from 'drizzle-orm';
import { collections } from '../../catalog/schema';
import type { Reader } from '../../db/reader';

type Node = Pick<
  typeof collections.$inferSelect,
  'id' | 'name' | 'slug' | 'visible' | 'parentId' | 'position'
>;

/** All categories of the site with their parents. A site has at most 1,000. */
export type CategoryTree = {
  get(id: string): Node | undefined;
  /** The children in their order. Without an id, the top level. */
  childrenOf(id: string | null): Node[];
  /** The ancestors from the top, without the category itself. */
  ancestorsOf(id: string): Node[];
  /** The ids of the category and of all below it. */
  withDescendants(id: string): string[];
  /** The ids of the categories that are hidden, or below a hidden one. */
  hidden(): string[];
  /** The ids of these categories and of their ancestors, each once, in the tree's order. */
  withAncestors(ids: readonly string[]): string[];
};

export async function readCategoryTree(reader: Reader): Promise<CategoryTree> {
  const rows = await reader
    .select({
      id: collections.id,
      name: collections.name,
      slug: collections.slug,
      visible: collections.visible,
      parentId: collections.parentId,
      position: collections.position,
    })
    .from(collections)
    .orderBy(asc(collections.position), asc(collections.id));
  return treeOf(rows);
}

function treeOf(rows: readonly Node[]): CategoryTree {
  const byId = new Map(rows.map((row) => [row.id, row]));
  // A deleted parent leaves its children at the top.
  const parentOf = ({ parentId }: Node): Node | undefined =>
    parentId === null ? undefined : byId.get(parentId);
  const children = new Map<string | null, Node[]>();
  for (const row of rows) {
    const parent = parentOf(row)?.id ?? null;
    children.set(parent, [...(children.get(parent) ?? []), row]);
  }
  const childrenOf = (id: string | null): Node[] => children.get(id) ?? [];
  const withDescendants = (id: string): string[] => [
    id,
    ...childrenOf(id).flatMap((child) => withDescendants(child.id)),
  ];
  function ancestorsOf(id: string): Node[] {
    const node = byId.get(id);
    const parent = node && parentOf(node);
    return parent === undefined ? [] : [...ancestorsOf(parent.id), parent];
  }
  return {
    get: (id) => byId.get(id),
    childrenOf,
    ancestorsOf,
    withDescendants,
    hidden: () =>
      rows.filter((row) => [...ancestorsOf(row.id), row].some(({ visible }) => !visible)).map(({ id }) => id),
    withAncestors(ids) {
      const all = new Set(ids.flatMap((id) => [...ancestorsOf(id).map((node) => node.id), id]));
      return rows.flatMap(({ id }) => (all.has(id) ? [id] : []));
    },
  };
}
