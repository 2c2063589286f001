import { type Job, nameJob } from '../state/job.js'

/** Lists the caller's jobs, the newest first. */
export function JobList({ jobs, id }: { jobs: readonly Job[]; id: string }) {
  if (jobs.length === 0) return null
  return (
    <section aria-labelledby="your-jobs">
      <h2 id="your-jobs">Your jobs</h2>
      <ul class="job-list">
        {jobs.map((job) => (
          <li key={job.id}>
            <a href={`#${job.id}`} aria-current={job.id === id ? 'true' : undefined}>
              {nameJob(job)}
            </a>
            <span>
              {job.status}, {job.total} links
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
