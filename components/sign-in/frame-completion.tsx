'use client';

import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#messages';
import { TextLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { useHasScript } from '@/lib/forms/hydration';
import { failureMessage, RequestError, sendJson } from '@/lib/http/send-json';
import { fillNodes } from '@/lib/i18n/format';
import { signInHref, withReturn } from '@/lib/urls';

const TIMEOUT_MS = 120_000;

/** `url` is null if the form was sent without JavaScript, which the frame needs. */
type FrameCompletionProps = { url: string | null; returnTo: string };

type Answer = { code?: unknown; state?: unknown } | { timedOut: true };

/**
 * Completes a sign-in where the platform responds only to a browser. The platform's page in a
 * hidden frame posts the code and the state, which the server exchanges.
 */
export function FrameCompletion({ url, returnTo }: FrameCompletionProps) {
  const messages = useMessages('signIn');
  const errors = useMessages('errors');
  const frame = useRef<HTMLIFrameElement>(null);
  const hasScript = useHasScript();
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    if (url === null) return;
    let done = false;
    async function complete(answer: Answer) {
      if (done) return;
      done = true;
      clearTimeout(timer);
      try {
        const { next } = await sendJson<{ next: string }>('POST', '/auth/frame', answer);
        location.replace(next);
      } catch (error) {
        setProblem(error instanceof RequestError ? error.code : 'unexpected');
      }
    }
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || origin !== new URL(url).origin) return;
      if (typeof data !== 'object' || data === null || !('code' in data || 'error' in data)) return;
      void complete({ code: 'code' in data ? data.code : null, state: 'state' in data ? data.state : null });
    };
    const timer = setTimeout(() => void complete({ timedOut: true }), TIMEOUT_MS);
    addEventListener('message', onMessage);
    return () => {
      clearTimeout(timer);
      removeEventListener('message', onMessage);
    };
  }, [url]);

  if (url === null) {
    return (
      <Notice tone="bad">{fillNodes(messages.lastStep, { hint: <HostedHint returnTo={returnTo} /> })}</Notice>
    );
  }
  if (problem !== null) {
    return (
      <Notice tone="bad">
        <span>{failureMessage(errors, problem)}</span>{' '}
        <TextLink href={signInHref(returnTo)}>{messages.signIn}</TextLink>
      </Notice>
    );
  }
  return (
    <>
      <p role="status" className="text-small text-muted">
        {messages.signingIn}
      </p>
      {/* Rendered only after the message listener exists. */}
      {hasScript ? <iframe ref={frame} src={url} title={messages.signingInFrame} hidden /> : null}
    </>
  );
}

type HostedProps = { returnTo: string };

/** The platform's own sign-in page works without the shop's form. */
export const HostedLink = ({ returnTo }: HostedProps) => (
  <a href={withReturn('/login/hosted', returnTo)} className="underline underline-offset-4">
    {useMessages('signIn').otherPage}
  </a>
);

export const HostedHint = ({ returnTo }: HostedProps) =>
  fillNodes(useMessages('signIn').useOther, { page: <HostedLink returnTo={returnTo} /> });
