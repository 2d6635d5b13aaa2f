import type { CreateAdapter } from './lib/analytics/events';

/**
 * The shop's own adapter, used with `provider: 'custom'`. It announces each event on the window,
 * for any script that listens to `analytics`. Change it to send the events to a receiver of your
 * choice (docs/analytics.md).
 */
export const createAdapter: CreateAdapter<'custom'> = ({ options }) => ({
  send(event) {
    dispatchEvent(new CustomEvent('analytics', { detail: { ...event, options } }));
  },
});
