import { StatementReviewPage, statementMetadata } from '../statement-pages';

export const generateMetadata = () => statementMetadata('cancellation', 'reviewTitle');

export default function CancellationReviewPage() {
  return <StatementReviewPage kind="cancellation" />;
}
