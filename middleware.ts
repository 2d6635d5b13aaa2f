import type { NextRequest } from 'next/server';
import { answerOfFeature, impossiblePage } from '@/features/places/requests';
import { guardSlugPage } from '@/lib/catalog/slug-pages';
import { guardRequest } from '@/lib/http/guard-request';
import { languageRedirect } from '@/lib/http/language-redirect';
import { setPageLang } from '@/lib/session/page-lang';
import { refreshSession } from '@/lib/session/refresh';

export const config = {
  runtime: 'nodejs',
  // Skips the build's own files, and routes that neither act for the shopper nor depend on the
  // language of a page. It does not skip other files, because a server action can be posted to any
  // path, and a missing file is a page.
  matcher: [
    '/((?!_next/static/.|\\.well-known/ucp(?:/2026-04-08)?$|api/(?:currency|forms/opened|health|products/.+|ready|search/suggest|ucp/.+|vitals|webhooks|wishlist/products)$).*)',
  ],
};

export default (request: NextRequest) =>
  guardRequest(
    request,
    async (guarded) => {
      setPageLang(guarded);
      return (
        (await impossiblePage(guarded)) ??
        guardSlugPage(guarded) ??
        languageRedirect(guarded) ??
        refreshSession(guarded)
      );
    },
    answerOfFeature,
  );
