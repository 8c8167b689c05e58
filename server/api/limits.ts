const minuteMs = 60_000

/** Every limit that keeps strangers from filling the store or a mailbox, with its reason. docs/OPERATING.md lists them. */
export const limits = Object.freeze({
  /** Posts of one client address: an office behind one address gets by, a program does not. */
  posts: { max: 60, windowMs: 10 * minuteMs },
  /** Posts of one network (/24, /48), which one stranger may own as a whole. */
  networkPosts: { max: 180, windowMs: 10 * minuteMs },
  /** Calls of one client address to endpoints that read the store: pages that list free times ask often. */
  reads: { max: 600, windowMs: 10 * minuteMs },
})
