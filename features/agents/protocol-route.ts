import { readsCatalog } from '@/lib/catalog/request-view';
import { ucpResponse } from './transports';

type Context = { params: Promise<{ version: string; path: string[] }> };

const handle = readsCatalog(async (request: Request, { params }: Context) => {
  const { version, path } = await params;
  return ucpResponse(request, version, path);
});

/** The Universal Commerce Protocol for programs, over REST and MCP. No shopper's page calls it. */
export { handle as GET, handle as POST, handle as PUT };
