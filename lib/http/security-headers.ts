import { basePolicy, NO_PAGE_POLICY, policySources } from './content-policy.mjs';

type Header = { key: string; value: string };

/** Two years. Not of subdomains: what else runs under the shop's domain is not the shop's to decide. */
const HSTS = 'max-age=63072000';

/** Nothing of these is used; payment happens on the platform's own page. */
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

/** The headers of every answer, for next.config.ts: a path's pattern and what is set there; later ones win. */
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
    { source: '/api/:path*', headers: [{ key: 'Content-Security-Policy', value: NO_PAGE_POLICY }] },
    {
      // Where the platform comes back to may stand in the hidden frame of a sign-in.
      source: '/auth/:path*',
      headers: [
        { key: 'Content-Security-Policy', value: NO_PAGE_POLICY.replace(/'none'$/, "'self'") },
        { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
      ],
    },
  ];
}
