import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'sqlite',
  schema: './sandbox/**/schema.ts',
  out: './sandbox/db/migrations',
});
