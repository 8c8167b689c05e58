export { Client, type ClientOptions, type DrawingToRead, type ReadOptions, type SubmitOptions, } from './client.ts';
export * from './error-types.gen.ts';
export * from './errors.ts';
export type { Retries } from './retries.ts';
export type * from './types.gen.ts';
export { type ReceivedHeaders, type VerifyOptions, verifyWebhook } from './webhook.ts';
