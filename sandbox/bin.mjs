#!/usr/bin/env node
import { existsSync } from 'node:fs';

// The repository has the sources, which start.mjs bundles. The package has the bundle.
const source = new URL('./start.mjs', import.meta.url);
await import(existsSync(source) ? source.href : './dist/main.mjs');
