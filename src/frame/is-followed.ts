/** Whether a page of this site has led here. */
export const isFollowed = document.referrer.startsWith(`${location.origin}/`)
