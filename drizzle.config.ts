import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./packages/*/*.tables.ts', './features/*/server/*.tables.ts'],
  out: './packages/db/migrations',
});
