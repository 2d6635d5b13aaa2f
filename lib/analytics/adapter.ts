import type { AnalyticsSettings } from '@/lib/config/entry-schemas';
import type { AnalyticsEvent } from './events';

/** Sends events to one receiver. What it throws is ignored, so that it never breaks the shop. */
export type Adapter = {
  send(event: AnalyticsEvent): void;
  /** Called when the visitor withdraws the consent. No event follows. */
  stop?(): void;
};

type Provider = AnalyticsSettings['provider'];

/** Creates the adapter of a provider, after the visitor has accepted where that is required. */
export type CreateAdapter<P extends Provider> = (
  settings: Extract<AnalyticsSettings, { provider: P }>,
) => Adapter;
