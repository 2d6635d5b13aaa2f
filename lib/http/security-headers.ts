import { basePolicy, NO_PAGE_POLICY, policySources } from './content-policy.mjs';

type Header = { key: string; value: string };

/** Two years, without subdomains, because other services may run under the shop's domain. */
const HSTS = 'max-age=63072000';

/** Disabled features. The shop uses none, and payment happens on the platform's own page. */
const PERMISSIONS = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/**
 * Returns the response headers by path pattern, for next.config.ts. Later entries override earlier.
 */
export function securityHeaders(
  env: Parameters<typeof policySources>[0],
  isDevelopment: boolean,
): { source: string; headers: Header[] }[] {
  const sources = policySources(env);
  return [
    {
      source: '/:path*',
      headers: [
        { key: 'Content-Security-Policy', value: basePolicy(sources, isDevelopment) },
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
        { key: 'X-Frame-Options', value: 'DENY' },
        { key: 'Permissions-Policy', value: PERMISSIONS.map((name) => `${name}=()`).join(', ') },
        { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
        { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
        ...(sources.isSecure ? [{ key: 'Strict-Transport-Security', value: HSTS }] : []),
      ],
    },
    {
      // The service worker requests pages, files and pictures of the catalog, and nothing else.
      source: '/sw.js',
      headers: [
        {
          key: 'Content-Security-Policy',
          value: `${NO_PAGE_POLICY}; connect-src 'self' ${sources.image.join(' ')}`,
        },
      ],
    },
    { source: '/api/:path*', headers: [{ key: 'Content-Security-Policy', value: NO_PAGE_POLICY }] },
    {
      // The platform's redirect to this path may load in the hidden frame of a sign-in.
      source: '/auth/:path*',
      headers: [
        { key: 'Content-Security-Policy', value: NO_PAGE_POLICY.replace(/'none'$/, "'self'") },
        { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
      ],
    },
  ];
}
