import type { Messages } from '../en';

export const home: Messages['home'] = {
  // A non-breaking space, because the line broke between “jeden” and “Tag”.
  title: 'In Ruhe gemacht, jeden\u00a0Tag gebraucht',
  text: 'Steinzeug, Glas, Leuchten und Leinen aus einer kleinen Werkstatt, für Tische, die jeden Tag gedeckt werden.',
  picture:
    'Sonniger Tisch mit Mondvase und Eukalyptus, salbeigrüner Teekanne, Terrakottaschale mit Birnen, Leuchte, Kerzen, Becher und Tellern',
  shopAll: 'Alle Produkte entdecken',
  categories: 'Finden Sie sich zurecht',
  newest: 'Neu aus der Werkstatt',
  newProducts: 'Neue Produkte',
  seeAll: 'Alle Produkte ansehen',
  storyTitle: 'Schlichte Dinge, sorgfältig gemacht',
  storyText:
    'Jede Schale wird von Hand gedreht, deshalb gleicht kein Rand ganz dem anderen. Wir halten die Formen einfach und die Glasuren überschaubar, und was in der Post zerbricht, ersetzen wir.',
  storyPicture:
    'Vasen, Schalen, ein Becher und eine Kerze auf tonfarbenen Sockeln in warmem Licht mit Blattschatten an der Wand',
  tableware: 'Zum Geschirr',
  statement:
    'Wir machen wenige Dinge, und die sollen bleiben: Schalen mit Daumenabdruck am Fuß, Lampen für späte Stunden, Leinen, das jede Wäsche weicher macht.',
  featured: 'Aus dem vordersten Regal',
  featuredProducts: 'Ausgewählte Produkte',
  facts: 'Wie wir arbeiten',
  thrown: 'Von Hand gedreht',
  thrownText:
    'Auf der Scheibe, eines nach dem anderen. Der Rand weicht um einen Millimeter ab; daran erkennt man es.',
  daily: 'Für jeden Tag',
  dailyText: 'Glasuren, die Spülmaschine und Ofen vertragen. Nichts davon ist nur für gut.',
  mended: 'Ersetzt, wenn es bricht',
  mendedText: 'Alles reist in Papier, nicht in Plastik. Kommt etwas zerbrochen an, schicken wir Ersatz.',
};
