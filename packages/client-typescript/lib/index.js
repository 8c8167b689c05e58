export { Client, } from './client.js';
export * from './error-types.gen.js';
export * from './errors.js';
export { verifyWebhook } from './webhook.js';
