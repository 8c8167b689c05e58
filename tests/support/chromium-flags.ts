import { chromiumFlags } from '../../scripts/setup/chromium.mjs'

/**
 * For the browsers of tests, whose pages live for seconds: what V8's last compiler saves such pages, even those that read
 * drawings, is less than what it takes. In tests/engines it takes part.
 */
export const testFlags = [...chromiumFlags, '--js-flags=--no-turbofan']
