/** A call that the sandbox answers, and the test that proves it. */
export type CoverageRow = {
  /**
   * The client's name for the call, e.g. `orders.getOrder`. Absent for pages and controls, which
   * are not part of the platform.
   */
  sdk?: string;
  /** The route, e.g. `GET /ecom/v1/orders/{id}`. */
  route: string;
  /** Other routes of the same call. */
  also?: readonly string[];
  /** The test's file and its exact title. */
  test: { file: string; title: string };
  /**
   * `sdk`: a module of the installed SDK sends the proving request. `hand`: the test sends it,
   * because no module does (an older package, a REST client, a browser) or because the SDK's
   * authentication does.
   */
  sentBy: 'sdk' | 'hand';
  /** The status that the test proves, for a rejection. */
  rejectedWith?: number;
};

type Details = Pick<CoverageRow, 'also' | 'rejectedWith'>;

/** Rows whose tests are in one file. */
export const provenIn = (file: string) => ({
  /** A call that the test sends through the SDK's module. */
  sdk: (sdk: string, route: string, title: string, details: Details = {}): CoverageRow => ({
    sdk,
    route,
    test: { file, title },
    sentBy: 'sdk',
    ...details,
  }),
  /** A call of a client that is not a module of the installed SDK. */
  hand: (sdk: string, route: string, title: string, details: Details = {}): CoverageRow => ({
    sdk,
    route,
    test: { file, title },
    sentBy: 'hand',
    ...details,
  }),
  /** Pages, files or controls that one test requests. */
  pages: (title: string, ...routes: string[]): CoverageRow[] =>
    routes.map((route) => ({ route, test: { file, title }, sentBy: 'hand' })),
});
