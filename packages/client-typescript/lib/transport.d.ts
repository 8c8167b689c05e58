import { type Retries } from './retries.ts';
/** How requests travel. */
export interface Transport {
    /** For one attempt, from its first byte to the last one of the answer. */
    readonly timeoutMs: number;
    readonly retries: Retries;
    readonly fetch: typeof fetch;
    readonly sleep: (ms: number) => Promise<void>;
}
/** The body of an answer to a request that may be sent more than once. Throws FirstangleError if it is no success. */
export declare function exchange(url: string, init: RequestInit, transport: Transport): Promise<Uint8Array<ArrayBuffer>>;
/** The value of a JSON text in UTF-8; undefined for anything else. */
export declare function parsed(body: Uint8Array): unknown;
/** Whether a value is an object, as every answer of the API is. */
export declare function isRecord(value: unknown): value is Record<string, unknown>;
