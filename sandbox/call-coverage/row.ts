/** One thing that the sandbox answers, and the test that proves it. */
export type CoverageRow = {
  /** What the client calls it, e.g. `orders.getOrder`; none for pages and controls, which are not the platform's. */
  sdk?: string;
  /** As routed, e.g. `GET /ecom/v1/orders/{id}`. */
  route: string;
  /** Other addresses of the same call. */
  also?: readonly string[];
  /** The test: its file, and its title as it stands there. */
  test: { file: string; title: string };
  /**
   * How the proving request is made: by a module of the installed SDK, or by hand, where none makes it (an older
   * package, a REST client, a browser) or the SDK's authentication does.
   */
  sentBy: 'sdk' | 'hand';
  /** The status that the test proves, where it is a refusal. */
  rejectedWith?: number;
};

type Details = Pick<CoverageRow, 'also' | 'rejectedWith'>;

/** Rows whose tests stand in one file. */
export const provenIn = (file: string) => ({
  /** A call that the test makes by the SDK's module. */
  sdk: (sdk: string, route: string, title: string, details: Details = {}): CoverageRow => ({
    sdk,
    route,
    test: { file, title },
    sentBy: 'sdk',
    ...details,
  }),
  /** A call of another client than a module of the installed SDK. */
  hand: (sdk: string, route: string, title: string, details: Details = {}): CoverageRow => ({
    sdk,
    route,
    test: { file, title },
    sentBy: 'hand',
    ...details,
  }),
  /** Pages, files or controls that one test asks for. */
  pages: (title: string, ...routes: string[]): CoverageRow[] =>
    routes.map((route) => ({ route, test: { file, title }, sentBy: 'hand' })),
});
