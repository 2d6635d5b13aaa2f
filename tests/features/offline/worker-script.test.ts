import { expect, it, vi } from 'vitest';
import { SHOP } from '@/lib/config/shop';

vi.mock('next/server', () => ({ connection: async () => {} }));

const workerScript = async () => (await (await import('@/app/sw.js/route')).GET()).text();

async function webManifest(lang: string) {
  const { GET } = await import('@/app/[lang]/manifest.webmanifest/route');
  const answer = await GET(new Request('https://shop.example'), { params: Promise.resolve({ lang }) });
  return answer.json();
}

it('has its version and the origin of pictures', async () => {
  vi.stubEnv('SERVICE_WORKER', 'bundle()');
  vi.stubEnv('SERVICE_WORKER_VERSION', '7');
  expect(await workerScript()).toBe(
    'self.SHOP={"version":"7","media":"https://static.wixstatic.com"};bundle()\n',
  );
});

it('the manifest is one app in every language', async () => {
  vi.stubGlobal('FEATURES', { offline: true });
  const [english, hebrew] = [await webManifest('en'), await webManifest('he')];
  expect(english).toMatchObject({ id: '/', name: SHOP.name, start_url: '/', dir: 'ltr' });
  expect(hebrew).toMatchObject({ id: '/', start_url: '/he', scope: '/', lang: 'he', dir: 'rtl' });
  expect(english.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
});
