import { duration, integer, jobPlace } from './parsers.js'
import { setting } from './setting.js'

/** Lists of links that are worked on for hours. */
export const JOB_SETTINGS = {
  place: setting('LINKGLASS_JOBS', 'none', jobPlace).means(
    'Store of jobs: `disk:PATH`, a folder that the workers of one service share; a Redis or Valkey, written as for the cache, that many machines share; or `none` for no jobs.',
  ),
  maxItems: setting('LINKGLASS_JOB_MAX', '1000000', integer(1, 1e8)).means('Links in one job.'),
  ttl: setting('LINKGLASS_JOB_TTL', '7d', duration).means(
    'Time for which a job is kept after its end, results included.',
  ),
}
