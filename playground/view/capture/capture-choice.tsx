/** Chooses the file of a capture; one can be dropped anywhere, too. */
export function CaptureChoice({ onFile }: { onFile: (file: File) => void }) {
  return (
    <p class="examples">
      <label class="chip file-choice">
        Open a capture
        <input
          class="unseen"
          type="file"
          accept=".warc,.gz"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0]
            if (file) onFile(file)
            event.currentTarget.value = ''
          }}
        />
      </label>
      <span>a .warc.gz file, answered without the network; or drop one here</span>
    </p>
  )
}
