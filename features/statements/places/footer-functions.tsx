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
    <ul className="page-frame flex flex-wrap gap-3 pb-6">
      {kinds.map((kind) => (
        <li key={kind}>
          <LinkButton href={statementHref(kind)} variant="secondary" prefetch={false}>
            {statements[kind].link}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
