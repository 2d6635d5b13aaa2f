import { StatementPage, statementMetadata } from '../forms/statement-pages';

// Rendered in full, so that it works without JavaScript.
export const instant = false;

export const generateMetadata = () => statementMetadata('withdrawal', 'title');

/** The form by which a shopper withdraws from a contract. */
export default function WithdrawalPage({ searchParams }: PageProps<'/[lang]/withdrawal'>) {
  return <StatementPage kind="withdrawal" searchParams={searchParams} />;
}
