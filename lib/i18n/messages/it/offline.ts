import type { Messages } from '../en';

export const offline: Messages['offline'] = {
  title: 'Sei offline',
  notSaved:
    'Non hai ancora aperto questa pagina su questo dispositivo, quindi non possiamo mostrarla offline.',
  needsConnection: 'L’accesso, la cassa e il tuo account richiedono una connessione.',
  tryAgain: 'Riprova',
  savedPages: 'Pagine che puoi aprire ora',
  savedPage: 'Salvata {age}. Prezzi e disponibilità potrebbero essere cambiati.',
  aMomentAgo: 'un attimo fa',
  cartTitle: 'Il tuo carrello',
  cartFrom: 'Il tuo carrello com’era {age}. Da allora prezzi e disponibilità potrebbero essere cambiati.',
  cartChanges: 'Torna online per modificarlo o andare alla cassa.',
  cartEmpty: 'Su questo dispositivo non è salvato nessun carrello.',
  quantity: 'Quantità: {count}',
  subtotal: 'Subtotale',
  reload: 'Ricarica',
  newVersion: 'È pronta una nuova versione del negozio.',
};
