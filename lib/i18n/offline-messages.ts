import type { Lang } from './lang';
import type { Messages } from './messages/en';

export type OfflineMessages = Messages['offline'];

const OFFLINE_MESSAGES: Record<Lang, () => Promise<{ offline: OfflineMessages }>> = {
  en: () => import('./messages/en/offline'),
  de: () => import('./messages/de/offline'),
  he: () => import('./messages/he/offline'),
};

/**
 * Loads the messages of pages without a connection, in one language. @throws TypeError offline,
 * unless they are stored
 */
export const loadOfflineMessages = async (lang: Lang): Promise<OfflineMessages> =>
  (await OFFLINE_MESSAGES[lang]()).offline;
