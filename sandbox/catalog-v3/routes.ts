import { Hono } from 'hono';
import type { Platform } from '../core/platform';
import { v3CategoryRoutes } from './categories/routes';
import { v3CategoryWriteRoutes } from './categories/write-routes';
import { v3InventoryRoutes } from './inventory/routes';
import { v3PartRoutes } from './parts/routes';
import { v3BulkRoutes } from './products/bulk-routes';
import { v3FilterRoutes } from './products/filter-routes';
import { v3ProductRoutes } from './products/routes';
import { v3VariantRoutes } from './products/variant-routes';
import { v3WriteRoutes } from './products/write-routes';

/** Catalog V3, which responds on a site that has it (`PUT /_sandbox/site`). */
export function catalogV3Routes(platform: Platform): Hono {
  const app = new Hono();
  app.route('/', v3VariantRoutes(platform));
  app.route('/', v3ProductRoutes(platform));
  app.route('/', v3WriteRoutes(platform));
  app.route('/', v3BulkRoutes(platform));
  app.route('/', v3FilterRoutes(platform));
  app.route('/', v3InventoryRoutes(platform));
  app.route('/', v3PartRoutes(platform));
  app.route('/', v3CategoryRoutes(platform));
  app.route('/', v3CategoryWriteRoutes(platform));
  return app;
}
