import { connection } from 'next/server';
import { env } from '@/lib/config/env';

/** Never stored: browsers compare it with the registered worker. Its path makes the whole shop its scope. */
export async function GET(): Promise<Response> {
  // The origin of pictures is a setting of the server.
  await connection();
  return new Response(workerScript(), {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  });
}

/** Removes the worker of an earlier build and what it stored. A 404 would leave the worker in place. */
const REMOVAL = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys())
    if (/^(?:shop|serwist)-/.test(name)) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/** Without the feature, and in development, the script removes the worker. */
function workerScript(): string {
  const bundle = process.env.SERVICE_WORKER;
  if (!bundle) return REMOVAL;
  const settings = { version: process.env.SERVICE_WORKER_VERSION, media: env.WIX_MEDIA_ORIGIN };
  return `self.SHOP=${JSON.stringify(settings)};${bundle}\n`;
}
