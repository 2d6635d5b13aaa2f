import type { Messages } from '../en';

export const sizes: Messages['sizes'] = {
  guide: 'Größentabelle',
  close: 'Größentabelle schließen',
  page: 'Als Seite öffnen',
  scale: {
    mug: 'Maßstäblich gezeichnet: {width} breit und {height} hoch, neben einem 9,5 cm hohen Becher.',
    hand: 'Maßstäblich gezeichnet: {width} breit und {height} hoch, neben einer 18,5 cm langen Hand.',
  },
};
