'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useCartDrawer } from '@/components/cart/drawer-store';
import { getDecision, isBannerReopened, subscribeToConsent } from '@/lib/analytics/client/consent';
import { pageLocation } from '@/lib/analytics/client/page-location';
import { closeGate, openGate, track } from '@/lib/analytics/client/pipeline';
import type { AnalyticsSettings } from '@/lib/config/analytics-schema';
import { checkSignIn, watchSignIn } from '@/lib/members/report-sign-in';
import { ConsentBanner } from './consent-banner';
import { reportCartView, watchCart } from './watch-cart';
import { watchClicks } from './watch-clicks';

/**
 * Reports what the shopper does and asks for consent. It observes the page, the cart and the
 * session from outside, so that the code of the shop contains nothing for analytics.
 */
export function AnalyticsRuntime({ settings }: { settings: AnalyticsSettings }) {
  const decision = useSyncExternalStore(subscribeToConsent, getDecision, () => null);
  const isReopened = useSyncExternalStore(subscribeToConsent, isBannerReopened, () => false);
  const isRequired = settings.consent === 'required';
  const path = usePathname();
  const { open, message } = useCartDrawer();
  const referrer = useRef<string | null>(null);

  useEffect(() => {
    if (!isRequired || decision === 'accepted') void openGate(settings);
    else if (decision === 'declined') closeGate();
  }, [isRequired, decision, settings]);

  useEffect(() => {
    track({
      name: 'page_view',
      params: { page_location: pageLocation(), page_referrer: referrer.current ?? document.referrer },
    });
    referrer.current = pageLocation();
    return reportCartView(path);
  }, [path]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an acceptance counts from this page on
  useEffect(() => checkSignIn(path), [path, decision]);

  useEffect(() => {
    const stops = [watchCart(), watchClicks(), watchSignIn()];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  const wasOpen = useRef(false);
  useEffect(() => {
    const hasOpened = open && !wasOpen.current;
    wasOpen.current = open;
    // The drawer that opens by itself after an addition has a message.
    return hasOpened && message === null ? reportCartView('/cart') : undefined;
  }, [open, message]);

  if (!isRequired || (decision !== null && !isReopened)) return null;
  return <ConsentBanner privacyPage={settings.privacyPage} isReopened={isReopened} />;
}
