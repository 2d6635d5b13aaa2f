import { StatementReviewPage, statementMetadata } from '../../forms/statement-pages';

// Rendered in full, so that it works without JavaScript.
export const instant = false;

export const generateMetadata = () => statementMetadata('cancellation', 'reviewTitle');

/** The statement with the button that sends it. */
export default function CancellationReviewPage() {
  return <StatementReviewPage kind="cancellation" />;
}
