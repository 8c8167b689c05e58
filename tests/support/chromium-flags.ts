import { chromiumFlags } from '../../scripts/setup/chromium.mjs'

/**
 * For the browsers of tests. Each page of a test lives for seconds: V8's last compiler costs such pages a tenth more
 * processor time than it saves, even those that read drawings.
 */
export const testFlags = [...chromiumFlags, '--js-flags=--no-turbofan']
