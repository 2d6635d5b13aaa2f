import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheLife } from 'next/cache';
import { ImageResponse } from 'next/og';
import { env } from '@/lib/config/env';
import { SHOP } from '@/lib/config/shop';
import { SOCIAL_SIZE } from '@/lib/seo/metadata';

/** The same as for the other pictures of the shop (next.config.ts). */
const CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=86400';

/** Renders the picture of pages without one of their own, once for each server. */
export async function GET(): Promise<Response> {
  return new Response(await render(), {
    headers: { 'content-type': 'image/png', 'cache-control': CACHE_CONTROL },
  });
}

async function render(): Promise<ArrayBuffer> {
  'use cache';
  cacheLife('max');
  const data = await readFile(join(process.cwd(), 'lib/seo/instrument-serif-latin-400.woff'));
  const host = new URL(env.SITE_URL).host;
  const image = new ImageResponse(
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 24,
        padding: 80,
        background: '#fbf9f5',
        color: '#26221d',
        fontFamily: 'display',
        textAlign: 'center',
      }}
    >
      <div style={{ fontSize: 150, lineHeight: 1.1 }}>{inFont(SHOP.name) ? SHOP.name : host}</div>
      {inFont(SHOP.name) ? <div style={{ fontSize: 40, opacity: 0.7 }}>{host}</div> : null}
    </div>,
    { ...SOCIAL_SIZE, fonts: [{ name: 'display', data, weight: 400, style: 'normal' }] },
  );
  return image.arrayBuffer();
}

/** For letters that the font lacks, the renderer would load one from another server during the build. */
const inFont = (text: string): boolean => /^[\u0020-\u007e\u00a0-\u00ff]+$/.test(text);
