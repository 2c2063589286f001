import { useState } from 'preact/hooks'
import type { Failure } from '../../state/answer/answer.js'
import { Icon } from '../../view/shared/icons.js'
import { callService, isFailure } from '../state/call-service.js'
import type { Job } from '../state/job.js'
import { fromFile, fromText, type ListToSend, toPostAddress } from '../state/list-to-send.js'
import { Refusal } from './refusal.js'

/** Takes a list: links that are pasted, or a file that is chosen or dropped. */
export function JobForm({ onMade }: { onMade: (job: Job) => void }) {
  const [text, setText] = useState('')
  const [options, setOptions] = useState('')
  const [isSending, setSending] = useState(false)
  const [isOver, setOver] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const send = async ({ name, body, headers }: ListToSend) => {
    if (isSending) return
    setSending(true)
    setFailure(undefined)
    const address = toPostAddress(name, options)
    const answer = await callService<Job>(address, { method: 'POST', body, headers })
    setSending(false)
    if (isFailure(answer)) return setFailure(answer)
    setText('')
    onMade(answer)
  }
  const sendFirst = (files: FileList | null | undefined) => {
    const file = files?.[0]
    if (file) void send(fromFile(file))
  }
  return (
    <form
      class={`job-form ${isOver ? 'is-over' : ''}`}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') void send(fromText(text))
      }}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        sendFirst(event.dataTransfer?.files)
      }}
    >
      <label for="links">Links, one to a line; or drop a file here</label>
      <textarea
        id="links"
        rows={6}
        spellcheck={false}
        placeholder={'https://example.com/one\nhttps://example.com/two'}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <label for="job-options">
        <a href="/docs/parameters">Parameters</a> of all links
      </label>
      <input
        id="job-options"
        type="text"
        autocapitalize="off"
        spellcheck={false}
        placeholder="meta=false&robots=ignore"
        value={options}
        onInput={(event) => setOptions(event.currentTarget.value.trim())}
      />
      <p class="job-actions">
        <button type="submit" class="primary" aria-disabled={isSending}>
          <span>{isSending ? 'Sending' : 'Begin'}</span>
          <Icon name="arrow" />
        </button>
        <label class="chip file-choice">
          Choose a file
          <input
            class="unseen"
            type="file"
            accept=".txt,.csv,.json,.ndjson,.jsonl,.gz"
            onChange={(event) => {
              sendFirst(event.currentTarget.files)
              event.currentTarget.value = ''
            }}
          />
        </label>
      </p>
      {failure && <Refusal failure={failure} />}
    </form>
  )
}
