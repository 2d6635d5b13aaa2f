import { receiveWebhook } from '@/lib/webhooks/receive-webhook';

/**
 * Receives change notifications of the platform: a JWT → `{taken}`. It is false for a notification
 * that was received before.
 */
export const POST = receiveWebhook;
