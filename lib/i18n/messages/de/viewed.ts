import type { Messages } from '../en';

export const viewed: Messages['viewed'] = {
  title: 'Zuletzt angesehen',
  clear: 'Liste leeren',
  soldOut: 'Ausverkauft',
  compare: 'Diese vergleichen',
};
