import type { Words } from '../en';

export const viewed: Words['viewed'] = {
  title: 'Zuletzt angesehen',
  forget: 'Liste leeren',
  soldOut: 'Ausverkauft',
};
