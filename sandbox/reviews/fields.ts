import { sql } from 'drizzle-orm';
import type { QueryField, QueryFields } from '../core/query';
import { reviews } from './schema';
import { NAMESPACE } from './wire';

/** The fields that reviews can be filtered and sorted by, as the SDK declares them. */
const FIELDS: Record<string, QueryField> = {
  id: { kind: 'text', column: reviews.id, sortable: false },
  namespace: { kind: 'text', column: sql`${NAMESPACE}`, sortable: false },
  entityId: { kind: 'text', column: reviews.entityId, sortable: false },
  'author.contactId': { kind: 'text', column: reviews.contactId, sortable: false },
  'moderation.moderationStatus': { kind: 'text', column: reviews.status, sortable: false },
  'content.rating': { kind: 'number', column: reviews.rating, scale: 1, sortable: true },
  createdDate: { kind: 'instant', column: reviews.createdAt, sortable: true },
  helpfulness: {
    kind: 'number',
    column: sql`(${reviews.foundHelpful} - ${reviews.foundUnhelpful})`,
    scale: 1,
    sortable: true,
  },
  verified: { kind: 'boolean', column: reviews.verified, sortable: true },
  'origin.type': { kind: 'text', column: reviews.originType, sortable: true },
};

export const reviewFields: QueryFields = (name) => (Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined);
