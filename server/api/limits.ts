import { dayMs, hourMs, minuteMs } from '../durations.ts'

/** Each limit that keeps strangers from filling calendar, store and mailboxes, with its reason (docs/OPERATING.md). */
export const limits = Object.freeze({
  /** Posts of one client address: enough for an office behind one address, too few for a program. */
  posts: { max: 60, windowMs: 10 * minuteMs },
  /** Posts of one network (/24, /48), which one stranger may own as a whole. */
  networkPosts: { max: 180, windowMs: 10 * minuteMs },
  /** Calls of one client address to endpoints that read the store: pages that list free times ask often. */
  reads: { max: 600, windowMs: 10 * minuteMs },

  /** Stored requests of one mailbox: nobody needs ten an hour. */
  requestsPerMailbox: { max: 10, windowMs: hourMs },
  /** All mails to one mailbox, so that a stranger who types somebody's address cannot flood it. */
  mailsPerMailbox: { max: 24, windowMs: dayMs },
  /** Mails that a call was moved: each move to another time sends one, a change of the zone none. */
  movesPerCall: { max: 3, windowMs: hourMs },
  /** New links for one trial request: more would only fill a mailbox. */
  linksPerTrial: { max: 3, windowMs: hourMs },
  /** Mails to the operator about unconfirmed requests, one by one; then one notice that there are more. */
  unprovenNotices: { max: 40, windowMs: hourMs },

  calls: {
    /** Open calls of one mailbox, confirmed or not: a second one is for a colleague. */
    openPerMailbox: 2,
    /** Confirmed calls to come of one mailbox, of one domain, except those of free providers, and of one network. */
    booked: { perMailbox: 2, perDomain: 6, perNetwork: 6 },
    /** Times held at a moment, which costs nothing but typing an address: of one domain, of one network, in all. */
    held: { perDomain: 3, perNetwork: 2 },
    heldShare: 0.08,
    heldAtLeast: 3,
    /** Calls confirmed within this time count as held ones do: while many are booked, no further time is held. */
    recentMs: dayMs,
  },
})
