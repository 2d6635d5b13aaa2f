import { receiveWebhook } from '@/lib/webhooks/receive-webhook';

/** Where the platform tells of changes: a JWT → `{taken}`, false for one that was taken before. */
export const POST = receiveWebhook;
