import { bundleWorker } from './bundle-worker.mjs';

/** For the route that serves the service worker (app/sw.js). @returns {Promise<Record<string, string>>} */
export async function buildVariables() {
  // The build's other processes inherit the version.
  process.env.SERVICE_WORKER_VERSION ??= process.env.DEPLOYMENT_ID || Date.now().toString(36);
  return {
    SERVICE_WORKER: await bundleWorker(),
    SERVICE_WORKER_VERSION: process.env.SERVICE_WORKER_VERSION,
  };
}
