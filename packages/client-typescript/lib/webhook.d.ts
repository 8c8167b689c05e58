import type { WebhookEvent, WebhookHeaders } from './types.gen.ts';
/** Headers as a server has them: of the web (`Headers`), or an object as Node gives it. */
export type ReceivedHeaders = Headers | WebhookHeaders | Readonly<Record<string, string | string[] | undefined>>;
export interface VerifyOptions {
    /** How many seconds the clocks may differ, and so how long a copy of a webhook is accepted; 300 by default. */
    readonly toleranceSeconds?: number;
    /** For tests: the time, in milliseconds since 1970. */
    readonly now?: number;
}
/**
 * The event of a webhook. Throws WebhookError unless it was signed with the secret, and lately (Standard Webhooks 1.0).
 * Keep the ids of the tolerated seconds to drop copies.
 *
 * @param body what arrived, byte for byte: JSON that was parsed and written again has another signature
 */
export declare function verifyWebhook(secret: string, headers: ReceivedHeaders, body: string | Uint8Array, { toleranceSeconds, now }?: VerifyOptions): Promise<WebhookEvent>;
