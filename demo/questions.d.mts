/** What the demo asks about the site at this address, as the parameters of the query string. */
export function questions(
  site: string,
): { readonly title: string; readonly parameters: Record<string, string> }[]
