import type { Messages } from '../en';

export const offline: Messages['offline'] = {
  title: 'Brak połączenia z internetem',
  notSaved:
    'Ta strona nie była jeszcze otwierana na tym urządzeniu, więc nie możemy jej pokazać bez połączenia.',
  needsConnection: 'Logowanie, kasa i konto wymagają połączenia z internetem.',
  tryAgain: 'Spróbuj ponownie',
  savedPages: 'Strony, które możesz teraz otworzyć',
  savedPage: 'Zapisano {age}. Ceny i dostępność mogły się zmienić.',
  aMomentAgo: 'przed chwilą',
  cartTitle: 'Twój koszyk',
  cartFrom: 'Twój koszyk, zapisany {age}. Od tego czasu ceny i dostępność mogły się zmienić.',
  cartChanges: 'Połącz się z internetem, aby go zmienić lub przejść do kasy.',
  cartEmpty: 'Na tym urządzeniu nie ma zapisanego koszyka.',
  quantity: 'Ilość: {count}',
  subtotal: 'Wartość produktów',
  reload: 'Odśwież',
  newVersion: 'Nowa wersja sklepu jest gotowa.',
};
