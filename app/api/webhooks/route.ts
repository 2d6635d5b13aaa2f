import { receiveWebhook } from '@/lib/webhooks/receive-webhook';

/** Receives notifications of the platform: a JWT → `{taken}`, false for one that was received before. */
export const POST = receiveWebhook;
