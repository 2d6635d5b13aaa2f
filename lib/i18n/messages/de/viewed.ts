import type { Messages } from '../en';

export const viewed: Messages['viewed'] = {
  title: 'Zuletzt angesehen',
  forget: 'Liste leeren',
  soldOut: 'Ausverkauft',
  compare: 'Diese vergleichen',
};
