import type { Messages } from '../en';

export const sizes: Messages['sizes'] = {
  guide: 'Größentabelle',
  close: 'Größentabelle schließen',
  page: 'Als Seite öffnen',
  scale: {
    mug: 'Maßstäblich gezeichnet: {width} breit und {height} hoch, neben einem Becher von 9,5 cm.',
    hand: 'Maßstäblich gezeichnet: {width} breit und {height} hoch, neben einer Hand von 18,5 cm.',
  },
};
