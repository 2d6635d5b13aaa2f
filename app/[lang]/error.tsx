'use client';

import { useLang, useMessages } from '#messages';
import { buttonStyles } from '@/components/ui/button';
import { localHref } from '@/lib/urls';

/** The followed link may be at the bottom of the page. Focus scrolls the message into view. */
const focus = (element: HTMLElement | null): void => element?.focus();

/**
 * Not loaded on demand, because it must also show when scripts cannot be loaded. "Try again" and
 * the link load a whole page: the browser does not request a failed script again in the same page,
 * and after a release the script may not exist any more.
 */
export default function PageFailed() {
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
