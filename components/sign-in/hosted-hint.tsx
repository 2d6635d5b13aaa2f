import { useMessages } from '#messages';
import { fillNodes } from '@/lib/i18n/format';
import { withReturn } from './with-return';

type HostedProps = { returnTo: string };

/** To the platform's own sign-in page, which needs nothing of ours. */
export const HostedLink = ({ returnTo }: HostedProps) => (
  <a href={withReturn('/login/hosted', returnTo)} className="underline underline-offset-4">
    {useMessages('signIn').otherPage}
  </a>
);

/** The way out where our own form cannot go on, as a sentence. */
export const HostedHint = ({ returnTo }: HostedProps) =>
  fillNodes(useMessages('signIn').useOther, { page: <HostedLink returnTo={returnTo} /> });
