import { useCallback, useEffect, useState } from 'preact/hooks'
import { Header } from '../view/frame/header.js'
import { Announcer, announce } from '../view/shared/announcer.js'
import { callService, isFailure } from './state/call-service.js'
import type { Job } from './state/job.js'
import { JobForm } from './view/job-form.js'
import { JobList } from './view/job-list.js'
import { JobView } from './view/job-view.js'

/** The whole page: the address names the job that is looked at, behind `#`. */
export function JobsPage() {
  const [id, setId] = useState(readId)
  const [jobs, setJobs] = useState<readonly Job[]>([])
  useEffect(() => {
    const follow = () => setId(readId())
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  const refresh = useCallback(async () => {
    const answer = await callService<{ jobs: readonly Job[] }>('/jobs')
    if (!isFailure(answer)) setJobs(answer.jobs)
  }, [])
  useEffect(() => void refresh(), [id, refresh])
  return (
    <>
      <Header />
      <main class="jobs">
        <h1>Many links</h1>
        <JobForm
          onMade={(job) => {
            location.hash = job.id
            announce(`The job has ${job.total} links.`)
          }}
        />
        {id !== '' && (
          <JobView
            key={id}
            id={id}
            onChange={refresh}
            onRemoved={() => {
              location.hash = ''
              document.getElementById('links')?.focus()
            }}
          />
        )}
        <JobList jobs={jobs} id={id} />
      </main>
      <Announcer />
    </>
  )
}

function readId(): string {
  return /^#([0-9a-z]+)$/.exec(location.hash)?.[1] ?? ''
}
