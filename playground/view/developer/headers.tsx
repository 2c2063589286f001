import { type Answer, isSuccess } from '../../state/answer/answer.js'

/** The headers of the service, and those that the target sent it. */
export function Headers({ answer }: { answer: Answer }) {
  const target = isSuccess(answer.body) ? Object.entries(answer.body.headers ?? {}) : []
  return (
    <>
      <HeaderList title="This service" headers={ownFirst(answer.headers)} />
      {target.length > 0 && <HeaderList title="The target" headers={target} />}
    </>
  )
}

/** The service's own before those of every HTTP answer. */
function ownFirst(headers: Answer['headers']): Answer['headers'] {
  const isOwn = ([name]: readonly [string, string]) => name.startsWith('x-')
  return [...headers.filter(isOwn), ...headers.filter((header) => !isOwn(header))]
}

interface ListProps {
  title: string
  headers: ReadonlyArray<readonly [name: string, value: string]>
}

function HeaderList({ title, headers }: ListProps) {
  return (
    <>
      <h3>{title}</h3>
      <dl class="headers">
        {headers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
