/**
 * Failures between a successful login and the member's tokens. The specification prescribes the
 * texts.
 */
const MESSAGES = {
  missing: 'Missing code or _state',
  state: 'Invalid _state',
  exchange: 'Failed to get member tokens',
  'unknown-state': 'Unknown _state',
  'timed-out': 'OAuth flow timed out',
} as const;

export type OAuthFlowFailure = keyof typeof MESSAGES;

/** A sign-in that ended without tokens. Its message is for logs. Shoppers see `messageFor`. */
export class OAuthFlowError extends Error {
  override readonly name = 'OAuthFlowError';
  constructor(
    readonly failure: OAuthFlowFailure,
    options?: ErrorOptions,
  ) {
    super(MESSAGES[failure], options);
  }
}
