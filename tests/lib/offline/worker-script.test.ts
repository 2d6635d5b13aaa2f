import { expect, it, vi } from 'vitest';
import { SHOP } from '@/lib/config/shop';
import { webManifest } from '@/lib/offline/web-manifest';
import { workerScript } from '@/lib/offline/worker-script';

it.each([
  ['off', 'self.SHOP'],
  // Development has no bundle.
  ['on', ''],
])('removes an earlier worker with the feature %s and the bundle %j', (feature, bundle) => {
  vi.stubGlobal('FEATURES', { offline: feature === 'on' });
  vi.stubEnv('SERVICE_WORKER', bundle);
  expect(workerScript()).toContain('registration.unregister()');
});

it('has its version and the origin of pictures', () => {
  vi.stubGlobal('FEATURES', { offline: true });
  vi.stubEnv('SERVICE_WORKER', 'bundle()');
  vi.stubEnv('SERVICE_WORKER_VERSION', '7');
  expect(workerScript()).toBe('self.SHOP={"version":"7","media":"https://static.wixstatic.com"};bundle()\n');
});

it('the manifest is one app in every language', () => {
  const [english, hebrew] = [webManifest('en'), webManifest('he')];
  expect(english).toMatchObject({ id: '/', name: SHOP.name, start_url: '/', dir: 'ltr' });
  expect(hebrew).toMatchObject({ id: '/', start_url: '/he', scope: '/', lang: 'he', dir: 'rtl' });
  expect(english.icons?.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
});
