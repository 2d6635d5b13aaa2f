import { StatementReviewPage, statementMetadata } from '../../forms/statement-pages';

// Rendered in full, so that it works without JavaScript.
export const instant = false;

export const generateMetadata = () => statementMetadata('withdrawal', 'reviewTitle');

/** The statement with the button that sends it. */
export default function WithdrawalReviewPage() {
  return <StatementReviewPage kind="withdrawal" />;
}
