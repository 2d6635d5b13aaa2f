/** Tables for members and their sessions. Units as in db/schema.ts. */
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { MemberDocument } from './types';

/** A member of the site, who is also an identity: one person has one id and one login email. */
export const members = sqliteTable(
  'members',
  {
    id: text('id').primaryKey(),
    loginEmail: text('login_email').notNull(),
    emailVerified: integer('email_verified', { mode: 'boolean' }).notNull(),
    /** The member gets no session before the email is verified. */
    mustVerifyEmail: integer('must_verify_email', { mode: 'boolean' }).notNull(),
    status: text('status', { enum: ['PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'] }).notNull(),
    privacyStatus: text('privacy_status', { enum: ['PRIVATE', 'PUBLIC'] }).notNull(),
    activityStatus: text('activity_status', { enum: ['ACTIVE', 'MUTED'] }).notNull(),
    contactId: text('contact_id').notNull(),
    /**
     * The scrypt hash with its parameters and salt (identity/passwords.ts). Null until a password
     * is set.
     */
    passwordHash: text('password_hash'),
    /** The platform's ids of the identity providers that the member has signed in with. */
    providers: text('providers', { mode: 'json' }).$type<string[]>().notNull().default([]),
    mustResetPassword: integer('must_reset_password', { mode: 'boolean' }).notNull(),
    slug: text('slug').notNull(),
    nickname: text('nickname').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Counts changes of the identity. */
    revision: integer('revision').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    lastLoginAt: integer('last_login_at'),
    /** The remaining contact and profile fields, see `MemberDocument`. */
    document: text('document', { mode: 'json' }).$type<MemberDocument>().notNull(),
  },
  (t) => [
    uniqueIndex('members_email').on(sql`lower(${t.loginEmail})`),
    uniqueIndex('members_slug').on(t.slug),
    index('members_created').on(t.createdAt, t.id),
  ],
);

/**
 * Sessions behind session tokens. The hosted pages store the token in their cookie. The table
 * stores SHA-256 hashes.
 */
export const sessions = sqliteTable(
  'sessions',
  {
    hash: text('hash').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** The visitor who signed in. The visitor's cart becomes the member's. */
    visitorId: text('visitor_id'),
    expiresAt: integer('expires_at').notNull(),
  },
  (t) => [index('sessions_member').on(t.memberId)],
);

export type Member = typeof members.$inferSelect;
