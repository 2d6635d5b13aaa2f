import { answerError, PRIVATE } from '@/lib/http/respond';
import { LANGS } from '@/lib/i18n/lang';
import { report } from '@/lib/observe/report';
import { atomFeed } from './posts';

export async function GET(_: Request, { params }: RouteContext<'/[lang]/blog/feed.xml'>): Promise<Response> {
  const { lang: code } = await params;
  const lang = LANGS.find((known) => known === code);
  if (!FEATURES.blog || lang === undefined) return new Response(null, { status: 404, headers: PRIVATE });
  try {
    return new Response(await atomFeed(lang), {
      headers: {
        'content-type': 'application/atom+xml; charset=utf-8',
        'cache-control': 'public, max-age=300, s-maxage=300',
        'x-robots-tag': 'noindex',
      },
    });
  } catch (error) {
    return answerError(report(error, 'GET /blog/feed.xml'));
  }
}
