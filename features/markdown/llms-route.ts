import { connection } from 'next/server';
import { answerError } from '@/lib/http/respond';
import { report } from '@/lib/observe/report';
import { renderLlmsText } from './markdown-pages';

/** The map of the shop for programs (https://llmstxt.org). */
export async function GET(): Promise<Response> {
  // Not at build time: categories and pages change without a build.
  await connection();
  try {
    return new Response(await renderLlmsText(), {
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'public, max-age=60, s-maxage=300',
        'access-control-allow-origin': '*',
        'x-robots-tag': 'noindex',
      },
    });
  } catch (error) {
    return answerError(report(error, 'GET /llms.txt'));
  }
}
