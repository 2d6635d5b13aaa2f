import type { Messages } from '../en';

export const offline: Messages['offline'] = {
  title: 'Du är offline',
  notSaved: 'Du har inte öppnat den här sidan på den här enheten förut, så vi kan inte visa den offline.',
  needsConnection: 'Inloggning, kassa och ditt konto kräver en anslutning.',
  tryAgain: 'Försök igen',
  savedPages: 'Sidor som du kan öppna nu',
  savedPage: 'Sparades {age}. Priser och lagersaldo kan ha ändrats.',
  aMomentAgo: 'alldeles nyss',
  cartTitle: 'Din varukorg',
  cartFrom: 'Din varukorg som den såg ut {age}. Priser och lagersaldo kan ha ändrats sedan dess.',
  cartChanges: 'Anslut till internet för att ändra den eller gå till kassan.',
  cartEmpty: 'Ingen varukorg är sparad på den här enheten.',
  quantity: 'Antal: {count}',
  subtotal: 'Delsumma',
  reload: 'Ladda om',
  newVersion: 'En ny version av butiken är klar.',
};
