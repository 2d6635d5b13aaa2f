import 'server-only';
import { ShopError } from '@/lib/errors/shop-error';
import { type Body, mutation, parseWith } from '@/lib/http/mutation';
import { answer, answerError } from '@/lib/http/respond';
import { countAttempt } from '@/lib/limits/limit';
import { report } from '@/lib/observe/report';
import { readSession } from '@/lib/session/read';
import {
  addItemsSchema,
  addSaved,
  loadSaved,
  removeItemsSchema,
  removeSaved,
  type SavedList,
} from './operations';

/**
 * Handlers of a list. GET, POST `{items}` and DELETE `{keys}` each answer `{items}`, which is null
 * where only the browser has the list. A list that is off is a 404.
 * @param sendForm adds or removes an entry for a page without JavaScript
 */
export function listRoutes<T>(
  list: SavedList<T>,
  where: string,
  isOn: boolean,
  sendForm: (body: Body) => Promise<Record<string, unknown>> = async () => ({}),
) {
  const requireFeature = async () => {
    if (!isOn) throw new ShopError('not-found');
    await countAttempt('saved-items', (await readSession())?.refreshToken.value ?? '');
  };

  const remove = async ({ value }: Body) => {
    await requireFeature();
    return { items: await removeSaved(list, parseWith(removeItemsSchema, value).keys) };
  };

  return {
    GET: async (): Promise<Response> => {
      if (!isOn) return answerError(new ShopError('not-found'));
      try {
        return answer({ items: await loadSaved(list) });
      } catch (error) {
        return answerError(report(error, `GET ${where}`));
      }
    },
    POST: mutation(`POST ${where}`, async (body) => {
      await requireFeature();
      if (body.kind === 'form') return sendForm(body);
      return { items: await addSaved(list, parseWith(addItemsSchema(list), body.value).items) };
    }),
    DELETE: mutation(`DELETE ${where}`, remove),
  };
}
