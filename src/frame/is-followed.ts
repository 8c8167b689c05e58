/** Whether the visitor came from a page of this site. */
export const isFollowed = document.referrer.startsWith(`${location.origin}/`)
