import { connection } from 'next/server';
import { workerScript } from '@/lib/offline/worker-script';

/**
 * The service worker. Browsers compare it with the registered one, so it is never stored. Its path
 * makes the whole shop its scope.
 */
export async function GET(): Promise<Response> {
  // The origin of pictures is a setting of the server.
  await connection();
  return new Response(workerScript(), {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  });
}
