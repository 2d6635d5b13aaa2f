/** The part of the load generator that is used here; the package brings no types. */
declare module 'autocannon' {
  export type Options = {
    url: string;
    connections: number;
    /** Seconds. */
    duration?: number;
    /** Requests in all, instead of a duration. */
    amount?: number;
    /** Requests a second, of all connections together. */
    overallRate?: number;
    ignoreCoordinatedOmission?: boolean;
    headers?: Record<string, string>;
    /** What each connection asks, one after the other and over again. */
    requests?: Request[];
  };
  export type Request = {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    /** Makes each request out of what is known of it. */
    setupRequest?: (request: Request) => Request;
  };
  export type Result = {
    requests: { average: number; total: number };
    /** ms */
    latency: { p50: number; p99: number };
    errors: number;
    timeouts: number;
    non2xx: number;
  };
  type OnResponse = (client: unknown, status: number, bytes: number, ms: number) => void;
  type Run = Promise<Result> & { on: (event: 'response', listener: OnResponse) => void };
  export default function autocannon(options: Options): Run;
}
