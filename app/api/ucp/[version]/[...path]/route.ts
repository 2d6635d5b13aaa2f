import { ucpResponse } from '@/lib/agents/ucp/transports';
import { readsCatalog } from '@/lib/catalog/request-view';

type Context = RouteContext<'/api/ucp/[version]/[...path]'>;

const handle = readsCatalog(async (request: Request, { params }: Context) => {
  const { version, path } = await params;
  return ucpResponse(request, version, path);
});

/** The Universal Commerce Protocol for programs, over REST and MCP. No shopper's page calls it. */
export { handle as GET, handle as POST, handle as PUT };
