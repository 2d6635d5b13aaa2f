import { withReturn } from './with-return';

type HostedHintProps = { returnTo: string; inSentence?: boolean };

/** The way out where our own form cannot go on: the platform's sign-in page needs nothing of ours. */
export function HostedHint({ returnTo, inSentence = false }: HostedHintProps) {
  return (
    <>
      {inSentence ? 'use' : 'Use'}{' '}
      <a href={withReturn('/login/hosted', returnTo)} className="underline underline-offset-4">
        the other sign-in page
      </a>
      .
    </>
  );
}
