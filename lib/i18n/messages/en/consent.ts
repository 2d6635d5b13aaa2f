/** The question whether the shop may measure its visits. */
export const consent = {
  title: 'Privacy',
  text: 'May we measure how you use this shop? It helps us to improve it. You can change your answer at any time, at the end of each page.',
  privacyPage: 'Privacy policy',
  accept: 'Accept',
  decline: 'Decline',
  settings: 'Privacy settings',
} as const;
