import { StatementPage, statementMetadata } from '../forms/statement-pages';

// Rendered in full, so that it works without JavaScript.
export const instant = false;

export const generateMetadata = () => statementMetadata('cancellation', 'title');

/** The form by which a shopper ends a subscription. */
export default function CancellationPage({ searchParams }: PageProps<'/[lang]/cancellation'>) {
  return <StatementPage kind="cancellation" searchParams={searchParams} />;
}
