import 'server-only';
import { draftMode } from 'next/headers';
import type { NextRequest } from 'next/server';
import { env } from '@/lib/config/env';
import { isSecret, readSigned, signingKey, signValue } from './signed-value';

/**
 * A merchant opens a secret link and sees entries of the CMS that are not published (docs/pages.md). The
 * framework's draft mode bypasses its caches for this browser. Off without `PREVIEW_SECRET`.
 */

/** Next to the framework's cookie, which the middleware cannot check. */
export const PREVIEW_COOKIE = 'preview';
/** Seconds. */
export const PREVIEW_AGE = 12 * 60 * 60;

export const canPreview = (): boolean => env.PREVIEW_SECRET !== undefined;

export const isPreviewSecret = (text: string | null): boolean => isSecret(text, env.PREVIEW_SECRET);

/** Changes with the secret and with the release, so that another release shows no preview. */
const key = (): Buffer => signingKey(`preview ${env.PREVIEW_SECRET} ${env.DEPLOYMENT_ID}`);

export const previewCookie = (): string =>
  signValue(PREVIEW_COOKIE, true, Date.now() + PREVIEW_AGE * 1_000, key());

/** Use it in the middleware. A preview is rendered per request. */
export function hasPreviewCookie({ cookies }: Pick<NextRequest, 'cookies'>): boolean {
  const value = canPreview() ? cookies.get(PREVIEW_COOKIE)?.value : undefined;
  return value !== undefined && value.length < 500 && readSigned(PREVIEW_COOKIE, value, key()) === true;
}

/** Use it in pages, routes and cached functions. */
export const isPreview = async (): Promise<boolean> => canPreview() && (await draftMode()).isEnabled;
