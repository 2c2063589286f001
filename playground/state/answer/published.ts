/**
 * Limits that those who show links publish. A search publishes none: it says that it cuts
 * titles as needed, to fit the width of the device, and nothing of descriptions
 * (https://developers.google.com/search/docs/appearance/title-link).
 */

/** Characters, of `twitter:title` and `twitter:description` (https://developer.x.com/cards/markup). */
export const SOCIAL_CUT = { title: 70, description: 200 }

/**
 * Pixels of an image for a social card: none is shown below the first, a large one from the second on,
 * and the last look best (https://developers.facebook.com/docs/sharing/webmasters/images).
 */
export const SOCIAL_IMAGE = {
  least: { width: 200, height: 200 },
  large: { width: 600, height: 315 },
  best: { width: 1200, height: 630 },
}

/**
 * A chat gives title and description two lines each, and wants an image to be so wide, no flatter
 * than that, and lighter than so many bytes
 * (https://developers.facebook.com/documentation/business-messaging/whatsapp/link-previews/).
 */
export const CHAT_IMAGE = { width: 300, flatness: 4, bytes: 600_000 }

/** Bytes that the image of a social card has fewer than (https://developer.x.com/cards/markup). */
export const SOCIAL_BYTES = 5_000_000
