import type { NextConfig } from 'next';

const config: NextConfig = {
  agentRules: false,
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: false,
};

export default config;
