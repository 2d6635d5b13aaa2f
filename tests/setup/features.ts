import type { Features } from '@/lib/config/shop-schema';

const none: { [Name in keyof Features]?: boolean } = {};

// Only a build has the switches of features. A test turns one on with `vi.stubGlobal`.
Object.assign(globalThis, { FEATURES: none });
