/** The outline of a card before its answer is there. */
export function WaitingCard({ isStill }: { isStill: boolean }) {
  return (
    <div class={`card waiting ${isStill ? 'is-still' : ''}`} aria-hidden="true">
      <div class="waiting-picture" />
      <div class="card-text">
        <div class="waiting-line" />
        <div class="waiting-line" />
        <div class="waiting-line" />
      </div>
    </div>
  )
}
