import { ucpResponse } from '@/lib/agents/ucp/transports';
import { dropOldCatalog } from '@/lib/catalog/request-view';

type Context = RouteContext<'/api/ucp/[version]/[...path]'>;

async function handle(request: Request, { params }: Context): Promise<Response> {
  const { version, path } = await params;
  try {
    return await ucpResponse(request, version, path);
  } finally {
    dropOldCatalog();
  }
}

/** The Universal Commerce Protocol for programs, over REST and MCP. No shopper's page calls it. */
export { handle as GET, handle as POST, handle as PUT };
