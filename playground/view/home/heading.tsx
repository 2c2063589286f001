/** Says what the page is for; once a link is given, the card says it better. */
export function Heading({ isEmpty }: { isEmpty: boolean }) {
  return isEmpty ? (
    <h1>
      Give it a link.
      <span>See what is behind it.</span>
    </h1>
  ) : (
    <h1 class="unseen">What is behind the link</h1>
  )
}
