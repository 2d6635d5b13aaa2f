/** The question whether the shop may measure its visits. */
export const consent = {
  title: 'Privacy',
  text: 'Can we measure how you use this shop? It helps us improve it. You can change your choice anytime at the bottom of any page.',
  privacyPage: 'Privacy policy',
  accept: 'Accept',
  decline: 'Decline',
  settings: 'Privacy settings',
} as const;
