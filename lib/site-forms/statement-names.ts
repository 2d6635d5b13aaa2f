/** A shopper's statements about a contract. Some regions require an online function for each. */
export const STATEMENTS = ['withdrawal', 'cancellation'] as const;
export type StatementKind = (typeof STATEMENTS)[number];

/** Bounds of what a shopper states. They must fit into a cookie (lib/site-forms/statement.ts). */
export const STATEMENT_LIMITS = { name: 100, email: 254, contract: 1_000, details: 500, line: 120 } as const;

/** Most lines of an order that can be chosen one by one. */
export const MAX_LINES = 30;

/** The name of the checkbox of a line of the order. Its value is the text of the line. */
export const statementLine = (index: number): string => `line${index}`;

export const statementHref = (kind: StatementKind, orderId?: string): string =>
  `/${kind}${orderId ? `?order=${encodeURIComponent(orderId)}` : ''}`;

export const reviewHref = (kind: StatementKind): string => `/${kind}/review`;

export const receiptHref = (kind: StatementKind): string => `/${kind}/receipt`;
