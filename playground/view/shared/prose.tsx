const CODE = /`([^`]*)`/g

/** Text of the service, in which values and parameters stand between backticks. */
export function Prose({ text }: { text: string }) {
  const parts = []
  let end = 0
  for (const { index, 0: whole, 1: code } of text.matchAll(CODE)) {
    parts.push(text.slice(end, index), <code key={index}>{code}</code>)
    end = index + whole.length
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  )
}
