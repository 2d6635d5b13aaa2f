import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { draftMode } from 'next/headers';
import type { NextRequest } from 'next/server';
import { env } from '@/lib/config/env';
import { readSigned, signingKey, signValue } from './signed-value';

/**
 * The preview of drafts: a merchant opens a secret link and sees entries of the CMS that are not
 * published (docs/pages.md). The framework's draft mode bypasses its caches for this browser.
 * Everything here is off without `PREVIEW_SECRET`.
 */

/** Next to the framework's cookie, which the middleware cannot check. */
export const PREVIEW_COOKIE = 'preview';
/** Seconds. */
export const PREVIEW_AGE = 12 * 60 * 60;

const MAX_SECRET_LENGTH = 200;

export const canPreview = (): boolean => env.PREVIEW_SECRET !== undefined;

/** Returns whether a text is the secret. It takes the same time for every text of a client. */
export function isPreviewSecret(text: string | null): boolean {
  if (env.PREVIEW_SECRET === undefined || text === null || text.length > MAX_SECRET_LENGTH) return false;
  return timingSafeEqual(digestOf(text), digestOf(env.PREVIEW_SECRET));
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * The key changes with the secret and with the release. A page of another release is not a preview.
 */
const key = (): Buffer => signingKey(`preview ${env.PREVIEW_SECRET} ${env.DEPLOYMENT_ID}`);

/** Returns the value of the cookie that `hasPreviewCookie` accepts. */
export const previewCookie = (): string =>
  signValue(PREVIEW_COOKIE, true, Date.now() + PREVIEW_AGE * 1_000, key());

/**
 * Returns whether the page of a request is a preview, which is rendered per request. For the
 * middleware.
 */
export function hasPreviewCookie({ cookies }: Pick<NextRequest, 'cookies'>): boolean {
  const value = canPreview() ? cookies.get(PREVIEW_COOKIE)?.value : undefined;
  return value !== undefined && value.length < 500 && readSigned(PREVIEW_COOKIE, value, key()) === true;
}

/** Returns whether drafts are shown. For pages, routes and cached functions. */
export const isPreview = async (): Promise<boolean> => canPreview() && (await draftMode()).isEnabled;
