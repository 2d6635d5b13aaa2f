'use client';

import { useEffect, useId, useRef } from 'react';
import { useMessages } from '#messages';
import { MAIN_ID } from '@/components/layout/skip-link';
import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { type Decision, decide } from '@/lib/analytics/client/consent';
import { CONSENT_BUTTON_ID } from './consent-button';

type ConsentBannerProps = {
  privacyPage: string | undefined;
  /** The visitor has reopened it. It then has the focus. */
  isReopened: boolean;
};

/**
 * Asks whether the shop may measure its visits. It is a region of the page and no dialog: the shop
 * works without an answer. Both answers have the same button.
 */
export function ConsentBanner({ privacyPage, isReopened }: ConsentBannerProps) {
  const messages = useMessages('consent');
  const title = useId();
  const banner = useRef<HTMLElement>(null);

  useEffect(() => {
    if (isReopened) banner.current?.focus();
  }, [isReopened]);

  // Otherwise the banner could hide the element that has the focus (WCAG 2.4.11).
  useEffect(() => {
    const { style } = document.documentElement;
    const height = banner.current?.offsetHeight ?? 0;
    style.scrollPaddingBottom = `${height + 16}px`;
    document.body.style.paddingBottom = `${height}px`;
    return () => {
      style.scrollPaddingBottom = '';
      document.body.style.paddingBottom = '';
    };
  }, []);

  function handleAnswer(decision: Decision) {
    const next = isReopened ? CONSENT_BUTTON_ID : MAIN_ID;
    decide(decision);
    document.getElementById(next)?.focus({ preventScroll: true });
  }

  return (
    <section
      ref={banner}
      tabIndex={-1}
      aria-labelledby={title}
      className="fixed inset-x-0 bottom-0 z-40 max-h-[60vh] overflow-y-auto border-t border-line bg-canvas outline-none"
    >
      <div className="page-frame flex flex-col gap-x-10 gap-y-4 py-4 md:flex-row md:items-center md:justify-between">
        <div>
          <h2 id={title} className="text-small font-semibold">
            {messages.title}
          </h2>
          <p className="mt-1 max-w-measure text-small text-muted">
            {messages.text}{' '}
            {privacyPage ? <TextLink href={privacyPage}>{messages.privacyPage}</TextLink> : null}
          </p>
        </div>
        <div className="grid shrink-0 grid-cols-2 gap-3">
          <Button type="button" variant="secondary" onClick={() => handleAnswer('declined')}>
            {messages.decline}
          </Button>
          <Button type="button" variant="secondary" onClick={() => handleAnswer('accepted')}>
            {messages.accept}
          </Button>
        </div>
      </div>
    </section>
  );
}
