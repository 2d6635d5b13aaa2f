import { cookies, draftMode, headers } from 'next/headers';
import type { NextRequest } from 'next/server';
import { env } from '@/lib/config/env';
import { ShopError } from '@/lib/errors/shop-error';
import { redirectingMutation } from '@/lib/http/mutation';
import { canPreview, isPreviewSecret, PREVIEW_AGE, PREVIEW_COOKIE, previewCookie } from '@/lib/http/preview';
import { errorPage, seeOther } from '@/lib/http/respond';
import { referringPath } from '@/lib/http/same-origin';
import { countAttempt } from '@/lib/limits/limit';
import { report } from '@/lib/observe/report';
import { safePath } from '@/lib/urls';

/** `?secret=…&path=/about` shows drafts in this browser from now on. A GET: the CMS opens it in a tab. */
export async function GET(request: NextRequest): Promise<Response> {
  try {
    if (!canPreview()) throw new ShopError('not-found');
    await countAttempt('preview', 'preview');
    const { searchParams } = request.nextUrl;
    // The same answer as without the feature, so that it does not disclose whether there is one.
    if (!isPreviewSecret(searchParams.get('secret'))) throw new ShopError('not-found');
    (await draftMode()).enable();
    (await cookies()).set({
      name: PREVIEW_COOKIE,
      value: previewCookie(),
      httpOnly: true,
      sameSite: 'lax',
      secure: env.SITE_URL.startsWith('https:'),
      path: '/',
      maxAge: PREVIEW_AGE,
    });
    return seeOther(safePath(searchParams.get('path')?.slice(0, 500), '/'));
  } catch (error) {
    return errorPage(report(error, 'GET /api/preview'), request.headers);
  }
}

/** Ends the preview, and returns to the page that sent the form. */
export const POST = redirectingMutation('POST /api/preview', async () => {
  (await draftMode()).disable();
  (await cookies()).delete(PREVIEW_COOKIE);
  return referringPath(await headers());
});
