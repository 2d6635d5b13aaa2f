const PICTURE_LIBRARY = ['./node_modules/{@img,sharp}/**/*'];

/** Packages of server/*.mjs and cache-handlers/*.mjs. The framework traces only its own. */
const PACKAGES = [
  'compression',
  'bytes',
  'compressible',
  'destroy',
  'mime-db',
  'on-headers',
  'safe-buffer',
  'vary',
  'content-type',
  'fresh',
  'lru-cache',
  'negotiator',
];

/** See docs/deploy.md. @param {Record<string, string[]>} tracingIncludes files that every build includes */
export const standaloneOptions = (tracingIncludes) => ({
  output: /** @type {const} */ ('standalone'),
  // The server of the shop. The framework traces only its own. Any one route can carry the files.
  outputFileTracingIncludes: {
    ...tracingIncludes,
    '/api/health': [
      './server/*.mjs',
      './cache-handlers/*.mjs',
      './lib/{config,http,i18n,i18n/messages,limits,theme}/*.mjs',
      ...PACKAGES.map((name) => `./node_modules/${name}/**/*.{js,cjs,mjs,json}`),
    ],
  },
  // Pictures are resized by the media host, so the framework's library for it is never called.
  outputFileTracingExcludes: { 'next-server': PICTURE_LIBRARY, '/*': PICTURE_LIBRARY },
});
