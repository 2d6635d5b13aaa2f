import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { type CatalogView, SITE_VIEW } from '@/lib/model/catalog-view';
import { processState } from '@/lib/process-state';
import { viewHeaders } from '../view-headers';

const current = processState('catalog-view', () => new AsyncLocalStorage<CatalogView>());

/** Runs a read of the catalog in a view. All its calls of the browse client have the headers. */
export const inView = <T>(view: CatalogView, read: () => Promise<T>): Promise<T> => current.run(view, read);

/** Returns the view of the read that runs. */
export const currentView = (): CatalogView => current.getStore() ?? SITE_VIEW;

/** Returns the headers of the read that runs. */
export const currentViewHeaders = (): Record<string, string> => viewHeaders(currentView());
