import type { NextRequest } from 'next/server';
import { guardSlugPage } from '@/lib/catalog/slug-pages';
import { guardRequest } from '@/lib/http/guard-request';
import { languageRedirect } from '@/lib/http/language-redirect';
import { notePageLang } from '@/lib/session/page-lang';
import { refreshSession } from '@/lib/session/refresh';

export const config = {
  runtime: 'nodejs',
  // Skips the build's own files and routes that need no session. It does not skip other files,
  // because a server action can be posted to any page, whatever its path ends with.
  matcher: ['/((?!_next/|api/(?:currency|health|ready|vitals)$).*)'],
};

export default (request: NextRequest) =>
  guardRequest(request, async (guarded) => {
    notePageLang(guarded);
    return guardSlugPage(guarded) ?? languageRedirect(guarded) ?? refreshSession(guarded);
  });
