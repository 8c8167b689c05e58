import { fromBase64 } from './bytes.js';
import { WebhookError } from './errors.js';
import { isRecord, parsed } from './transport.js';
/**
 * The event of a webhook. Throws WebhookError unless it was signed with the secret, and lately (Standard Webhooks 1.0).
 * Keep the ids of the tolerated seconds to drop copies.
 *
 * @param body what arrived, byte for byte: JSON that was parsed and written again has another signature
 */
export async function verifyWebhook(secret, headers, body, { toleranceSeconds = 300, now = Date.now() } = {}) {
    const id = headerOf(headers, 'webhook-id');
    const moment = headerOf(headers, 'webhook-timestamp');
    const signatures = headerOf(headers, 'webhook-signature');
    if (!/^\d+$/.test(moment)) {
        throw new WebhookError('The webhook-timestamp is not a number of seconds');
    }
    if (Math.abs(now / 1000 - Number(moment)) > toleranceSeconds) {
        throw new WebhookError('The webhook was signed too long ago, or in the future');
    }
    const content = typeof body === 'string' ? new TextEncoder().encode(body) : body;
    const signed = joined(new TextEncoder().encode(`${id}.${moment}.`), content);
    if (!(await isSigned(await keyOf(secret), signatures, signed))) {
        throw new WebhookError('No signature fits the secret and the body');
    }
    const event = parsed(content);
    if (!isRecord(event) || !isRecord(event.data)) {
        throw new WebhookError('The body is not an event of this API version');
    }
    return event;
}
function headerOf(headers, name) {
    const value = headers instanceof Headers ? headers.get(name) : ownHeader(headers, name);
    if (typeof value !== 'string')
        throw new WebhookError(`The header ${name} is missing`);
    return value;
}
function ownHeader(headers, name) {
    return Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
}
function keyOf(secret) {
    const bytes = fromBase64(secret.replace(/^whsec_/, ''));
    if (!bytes)
        throw new TypeError('The secret is not Base64; it begins with whsec_');
    return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}
/** `verify` takes the same time for every signature, so that nothing can be guessed bit by bit. */
async function isSigned(key, signatures, signed) {
    for (const each of signatures.split(' ')) {
        const signature = each.startsWith('v1,') ? fromBase64(each.slice(3)) : undefined;
        if (signature && (await crypto.subtle.verify('HMAC', key, signature, signed)))
            return true;
    }
    return false;
}
function joined(first, second) {
    const both = new Uint8Array(first.length + second.length);
    both.set(first);
    both.set(second, first.length);
    return both;
}
