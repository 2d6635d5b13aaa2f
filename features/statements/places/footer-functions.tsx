import { LinkButton } from '@/components/ui/link-button';
import { getMessages } from '@/lib/i18n/server-messages';
import { statementHref } from '@/lib/site-forms/statement-names';

/** The law requires these functions to be prominent and easy to reach. */
export default async function FooterFunctions() {
  const { statements } = await getMessages();
  const kinds = [
    ...(FEATURES.withdrawal ? (['withdrawal'] as const) : []),
    ...(FEATURES.cancellation ? (['cancellation'] as const) : []),
  ];
  return (
    <ul className="page-frame flex gap-3 pb-3 md:flex-wrap md:pb-6">
      {kinds.map((kind) => (
        <li key={kind} className="max-md:flex max-md:grow">
          <LinkButton
            href={statementHref(kind)}
            variant="secondary"
            prefetch={false}
            className="max-md:grow max-md:px-3"
          >
            {statements[kind].link}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
