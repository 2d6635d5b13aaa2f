import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { brandCss } from '../core/brand';
import { currentSite } from '../core/site';

/** The stylesheet and the scripts of the hosted pages, under `/_hosted/`. */
export function hostedAssetRoutes(): Hono {
  const app = new Hono();
  const css = readFileSync(new URL('./page.css', import.meta.url), 'utf8');
  const scripts = {
    'checkout.js': readFileSync(new URL('./checkout/checkout.js', import.meta.url), 'utf8'),
    'web-message.js': readFileSync(new URL('./web-message.js', import.meta.url), 'utf8'),
  };
  const headers = { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' };
  app.get('/_hosted/page.css', (c) =>
    c.body(css, 200, { ...headers, 'Content-Type': 'text/css; charset=utf-8' }),
  );
  app.get('/_hosted/brand.css', (c) =>
    c.body(brandCss(currentSite().brand ?? { colors: {} }), 200, {
      ...headers,
      'Content-Type': 'text/css; charset=utf-8',
    }),
  );
  for (const [name, text] of Object.entries(scripts))
    app.get(`/_hosted/${name}`, (c) =>
      c.body(text, 200, { ...headers, 'Content-Type': 'text/javascript; charset=utf-8' }),
    );
  return app;
}
