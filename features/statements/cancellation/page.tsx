import { StatementPage, statementMetadata } from '../statement-pages';

export const generateMetadata = () => statementMetadata('cancellation', 'title');

export default function CancellationPage({ searchParams }: PageProps<'/[lang]/cancellation'>) {
  return <StatementPage kind="cancellation" searchParams={searchParams} />;
}
