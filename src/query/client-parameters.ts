/**
 * Parameters that clients of the protocol send as a matter of course and that mean nothing here:
 * those of screenshots, prints and visits by a browser.
 */
export const CLIENT_PARAMETERS: ReadonlySet<string> = new Set(
  `adblock animated animations click codeScheme colorScheme delay device element filename format
   fullPage height hide javascript landscape lighthouse margin mediaType modules omitBackground
   overlay pageRanges printBackground quality remove scale scripts scroll styles technologies type
   viewport waitFor waitForSelector waitForTimeout waitUntil width`.split(/\s+/),
)
