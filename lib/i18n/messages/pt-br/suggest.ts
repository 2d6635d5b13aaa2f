import type { Messages } from '../en';

export const suggest: Messages['suggest'] = {
  list: 'Sugestões',
  found: { one: '{count} sugestão', many: '{count} de sugestões', other: '{count} sugestões' },
  all: 'Todos os resultados para “{terms}”',
  didYouMean: 'Você quis dizer “{terms}”?',
  groups: { recent: 'Buscas recentes', category: 'Categorias', product: 'Produtos', page: 'Páginas' },
  clear: 'Limpar buscas recentes',
};
