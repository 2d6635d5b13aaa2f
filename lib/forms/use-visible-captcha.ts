'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { isDark } from '@/lib/theme/theme';
import { loadCaptcha } from './captcha-widget';

type VisibleCaptcha = {
  /** For the element that holds the captcha. */
  box: RefObject<HTMLDivElement | null>;
  /** Empty until the shopper has solved it. */
  token: string;
  isBroken: boolean;
};

/** Each response brings a new captcha, because a token is used once. Null while none is required. */
export function useVisibleCaptcha(
  { scriptUrl, visibleSiteKey }: { scriptUrl: string; visibleSiteKey: string },
  response: object | null,
): VisibleCaptcha {
  const box = useRef<HTMLDivElement>(null);
  const [token, setToken] = useState('');
  const [isBroken, setBroken] = useState(false);

  useEffect(() => {
    if (response === null) return;
    const holder = document.createElement('div');
    box.current?.append(holder);
    setToken('');
    setBroken(false);
    loadCaptcha(scriptUrl)
      .then((captcha) => {
        if (!holder.isConnected) return;
        captcha.render(holder, {
          sitekey: visibleSiteKey,
          theme: isDark() ? 'dark' : 'light',
          callback: setToken,
          'expired-callback': () => setToken(''),
          'error-callback': () => setBroken(true),
        });
      })
      .catch(() => holder.isConnected && setBroken(true));
    return () => holder.remove();
  }, [response, scriptUrl, visibleSiteKey]);

  return { box, token, isBroken };
}
