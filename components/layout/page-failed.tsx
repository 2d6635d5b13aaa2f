'use client';

import { useLang, useWords } from '#words';
import { buttonLook } from '@/components/ui/button-look';
import { localHref } from '@/lib/urls';

/** The link that was followed may be at the foot of the page: focus brings the message into sight. */
const focus = (element: HTMLElement | null): void => element?.focus();

/**
 * A page that could not be drawn, in words. "Try again" and the link load a whole page: a script that could not be loaded
 * is not requested again while this page lives, and after a release it may not exist any more.
 */
export function PageFailed() {
  const words = useWords('failure');
  return (
    <div ref={focus} role="alert" tabIndex={-1} className="page-failed">
      <h1>{words.pageTitle}</h1>
      <p>{words.pageText}</p>
      <button type="button" className={buttonLook()} onClick={() => location.reload()}>
        {words.tryAgain}
      </button>
      <a className={buttonLook('secondary')} href={localHref(useLang(), '/products')}>
        {words.allProducts}
      </a>
    </div>
  );
}
