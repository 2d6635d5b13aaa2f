'use client';

import { useLang, useMessages } from '#messages';
import { buttonStyles } from '@/components/ui/button-styles';
import { localHref } from '@/lib/urls';

/** The link that was followed may be at the foot of the page: focus brings the message into sight. */
const focus = (element: HTMLElement | null): void => element?.focus();

/**
 * A page that could not be drawn, in words. "Try again" and the link load a whole page: a script that could not be loaded
 * is not requested again while this page lives, and after a release it may not exist any more.
 */
export function PageFailed() {
  const messages = useMessages('failure');
  return (
    <div ref={focus} role="alert" tabIndex={-1} className="page-failed">
      <h1>{messages.pageTitle}</h1>
      <p>{messages.pageText}</p>
      <button type="button" className={buttonStyles()} onClick={() => location.reload()}>
        {messages.tryAgain}
      </button>
      <a className={buttonStyles('secondary')} href={localHref(useLang(), '/products')}>
        {messages.allProducts}
      </a>
    </div>
  );
}
