/** Members, their sessions and the secrets they are mailed. Units as in schema.ts. */
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { MemberDocument } from '../members/types';

/** A member of the site, who is also an identity: one person, one id, one login email. */
export const members = sqliteTable(
  'members',
  {
    id: text('id').primaryKey(),
    loginEmail: text('login_email').notNull(),
    emailVerified: integer('email_verified', { mode: 'boolean' }).notNull(),
    /** No session before the email is verified. */
    mustVerifyEmail: integer('must_verify_email', { mode: 'boolean' }).notNull(),
    status: text('status', { enum: ['PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'] }).notNull(),
    privacyStatus: text('privacy_status', { enum: ['PRIVATE', 'PUBLIC'] }).notNull(),
    activityStatus: text('activity_status', { enum: ['ACTIVE', 'MUTED'] }).notNull(),
    contactId: text('contact_id').notNull(),
    /** scrypt with its parameters and salt, see identity/passwords.ts; null until a password is set. */
    passwordHash: text('password_hash'),
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
    /** The rest: contact and profile, see `MemberDocument`. */
    document: text('document', { mode: 'json' }).$type<MemberDocument>().notNull(),
  },
  (t) => [
    uniqueIndex('members_email').on(sql`lower(${t.loginEmail})`),
    uniqueIndex('members_slug').on(t.slug),
    index('members_created').on(t.createdAt, t.id),
  ],
);

/** What a session token stands for; the hosted pages keep one in their cookie. Tokens as SHA-256. */
export const sessions = sqliteTable(
  'sessions',
  {
    hash: text('hash').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** The visitor who signed in, whose cart becomes the member's. */
    visitorId: text('visitor_id'),
    expiresAt: integer('expires_at').notNull(),
  },
  (t) => [index('sessions_member').on(t.memberId)],
);

/** Secrets that are used once and soon: states of a login, codes, links in mails, captcha answers. As SHA-256. */
export const oneTimeTokens = sqliteTable(
  'one_time_tokens',
  {
    hash: text('hash').primaryKey(),
    purpose: text('purpose', {
      enum: ['login-state', 'email-code', 'set-password', 'captcha', 'idp'],
    }).notNull(),
    memberId: text('member_id').references(() => members.id, { onDelete: 'cascade' }),
    data: text('data', { mode: 'json' }).$type<unknown>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    usedAt: integer('used_at'),
  },
  (t) => [index('one_time_tokens_member').on(t.memberId, t.purpose, t.createdAt)],
);

/** Logins that failed in a row, by email, known or not. */
export const loginFailures = sqliteTable('login_failures', {
  email: text('email').primaryKey(),
  count: integer('count').notNull(),
  lastAt: integer('last_at').notNull(),
});
