/** What can go wrong between a login that has succeeded and the member's tokens, in the words of the specification. */
const MESSAGES = {
  missing: 'Missing code or _state',
  state: 'Invalid _state',
  exchange: 'Failed to get member tokens',
  'unknown-state': 'Unknown _state',
  'timed-out': 'OAuth flow timed out',
} as const;

export type OAuthFlowFailure = keyof typeof MESSAGES;

/** A sign-in that did not end with tokens. Its message is for logs; a shopper reads `lib/errors/words`. */
export class OAuthFlowError extends Error {
  override readonly name = 'OAuthFlowError';
  constructor(
    readonly failure: OAuthFlowFailure,
    options?: ErrorOptions,
  ) {
    super(MESSAGES[failure], options);
  }
}
