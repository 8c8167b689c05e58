import { type Retries } from './retries.ts';
import type { File, Health, Job, Name, RequestType, Result, Webhook } from './types.gen.ts';
export interface ClientOptions {
    /** Ends with the version, such as `https://…/sandbox/v2`. */
    readonly baseUrl: string;
    readonly key: string;
    /** For one attempt; 60 seconds by default. */
    readonly timeoutMs?: number;
    readonly retries?: Partial<Retries>;
    /** Sent with each request. */
    readonly headers?: Readonly<Record<string, string>>;
    /** In place of the platform's. */
    readonly fetch?: typeof fetch;
}
/** The name of a sample, or a file with its bytes. */
export type DrawingToRead = Name | {
    readonly name: string;
    readonly content: Uint8Array;
};
export interface ReadOptions {
    /** The same key and request give the same job. A new one is made for each call unless you name it. */
    readonly idempotencyKey?: string;
}
export interface SubmitOptions extends ReadOptions {
    /** Called when the job is over. */
    readonly callbackUrl?: string;
}
/**
 * Reads drawings. Requests are repeated after a lost connection and after the statuses that pass by themselves; requests
 * that create something carry an idempotency key, so that nothing is read twice.
 */
export declare class Client {
    #private;
    constructor({ baseUrl, key, timeoutMs, retries, headers, ...options }: ClientOptions);
    /** Checks key and connection, and lists the samples. */
    health(): Promise<Health>;
    /** Reads a drawing and gives the result at once. */
    read(drawing: DrawingToRead, requestTypes: readonly RequestType[], options?: ReadOptions): Promise<Result>;
    /** Accepts a drawing as a job: wait for it, or let a webhook report it. */
    submit(drawing: DrawingToRead, requestTypes: readonly RequestType[], options?: SubmitOptions): Promise<Job>;
    /** How far a job is. */
    job(jobId: string): Promise<Job>;
    /** The result of a job. Throws JobNotDoneError before it is done, and the job's own error if it failed. */
    result(jobId: string): Promise<Result>;
    /** Asks for a job until it is done, and gives its result. Throws the job's own error if it failed. */
    wait(job: Job | string, timeoutMs?: number): Promise<Result>;
    /** The bytes of a file that a result names, compared with the SHA-256 that the result states. */
    download(file: File): Promise<Uint8Array<ArrayBuffer>>;
    /** The webhook of a job as it would arrive, signed, to try a receiver with. */
    testWebhook(jobId: string): Promise<Webhook>;
}
