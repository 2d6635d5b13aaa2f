import { StatementPage, statementMetadata } from '../statement-pages';

export const generateMetadata = () => statementMetadata('withdrawal', 'title');

export default function WithdrawalPage({ searchParams }: PageProps<'/[lang]/withdrawal'>) {
  return <StatementPage kind="withdrawal" searchParams={searchParams} />;
}
