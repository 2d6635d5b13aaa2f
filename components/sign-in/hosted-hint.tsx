import { useMessages } from '#messages';
import { fillNodes } from '@/lib/i18n/format';
import { withReturn } from '@/lib/urls';

type HostedProps = { returnTo: string };

/** Link to the platform's own sign-in page, which works without the shop's form. */
export const HostedLink = ({ returnTo }: HostedProps) => (
  <a href={withReturn('/login/hosted', returnTo)} className="underline underline-offset-4">
    {useMessages('signIn').otherPage}
  </a>
);

/** Sentence with the hosted alternative where the shop's own form cannot continue. */
export const HostedHint = ({ returnTo }: HostedProps) =>
  fillNodes(useMessages('signIn').useOther, { page: <HostedLink returnTo={returnTo} /> });
