import type { CreateAdapter } from '@/lib/analytics/events';
import { post } from './post';

/** Posts each event as JSON: `{event, params, path, at}`. It contains no id of the visitor. */
export const createAdapter: CreateAdapter<'webhook'> = ({ address }) => ({
  send({ name, params }) {
    const at = new Date().toISOString();
    post(address, JSON.stringify({ event: name, params, path: location.pathname, at }));
  },
});
